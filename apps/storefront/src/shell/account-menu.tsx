import { getCases, listEligibleLines } from '@soe/contracts/routes'
import { useListedPages } from '@soe/shop-journey/listed-pages'
import { readQuery, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { accountPages } from './account-pages'
import { SignOutLink } from './account-links'
import styles from './account-menu.module.css'
import { LanguageLink } from './language-link'
import { MenuPanel, type PanelProps } from './menu-panel'

/** The account's address and lines are read for the menu; saved carts are counted where a page has read them. */
const useAccountFacts = () => {
  const shop = useShop()
  const { wishListCount } = useIdentity()
  const meta = { silent: true }
  const { data: account } = useQuery({ ...readQuery(shop, listEligibleLines, { body: { cartInfo: {} } }), meta })
  const { data: saved } = useQuery({ ...readQuery(shop, getCases, { body: {} }), meta, enabled: false })
  const savedCarts = saved?.cases.filter(({ caseID }) => caseID !== '').length
  const counts = { hub: account?.lines.length, savedCarts, orders: undefined, favorites: wishListCount }
  return { email: account?.emailId, counts }
}

/** The whole name, what the customer has in the shop, and the way out. */
export const AccountMenu = (panel: PanelProps) => {
  const { firstName } = useIdentity()
  const { email, counts } = useAccountFacts()
  const entries = useListedPages(accountPages)
  return (
    <MenuPanel {...panel}>
      <div className={styles.who}>
        <p className={styles.name}>{firstName}</p>
        <p className={styles.email}>{email}</p>
      </div>
      <ul className={styles.entries}>
        {entries.map(({ name, title, href }) => (
          <li key={name}>
            <Link href={href} onClick={panel.onClose}>
              {title} <span>{counts[name]}</span>
            </Link>
          </li>
        ))}
        <li className={styles.language}>
          <LanguageLink />
        </li>
      </ul>
      <p className={styles.out}>
        <SignOutLink />
      </p>
    </MenuPanel>
  )
}
