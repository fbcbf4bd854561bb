import { getCases, listEligibleLines } from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { readQuery, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { SignOutLink } from './account-links'
import styles from './account-menu.module.css'
import { LanguageLink } from './language-link'
import { MenuPanel, type PanelProps } from './menu-panel'
import { menuTexts } from './menu-texts'

/** The account's address and lines are read for the menu; saved carts are counted where a page has read them. */
const useAccountFacts = () => {
  const shop = useShop()
  const meta = { silent: true }
  const { data: account } = useQuery({ ...readQuery(shop, listEligibleLines, { body: { cartInfo: {} } }), meta })
  const { data: saved } = useQuery({ ...readQuery(shop, getCases, { body: {} }), meta, enabled: false })
  return {
    email: account?.emailId,
    lines: account?.lines.length,
    savedCarts: saved?.cases.filter(({ caseID }) => caseID !== '').length,
  }
}

/** The whole name, what the customer has in the shop, and the way out. */
export const AccountMenu = (panel: PanelProps) => {
  const texts = useTexts(menuTexts)
  const { audience, firstName, wishListCount } = useIdentity()
  const pathOf = usePathOf()
  const { email, lines, savedCarts } = useAccountFacts()
  const hub = pathOf('expresshub')
  const entries = [
    { text: texts.linesAndOffers, href: hub, count: lines },
    { text: texts.savedCarts, href: `${hub}#saved-carts`, count: savedCarts },
    { text: texts.orders, href: pathOf('orders') },
    ...(isPrepay(audience) ? [] : [{ text: texts.favorites, href: pathOf('Favorites'), count: wishListCount }]),
  ]
  return (
    <MenuPanel {...panel}>
      <div className={styles.who}>
        <p className={styles.name}>{firstName}</p>
        <p className={styles.email}>{email}</p>
      </div>
      <ul className={styles.entries}>
        {entries.map(({ text, href, count }) => (
          <li key={href}>
            <Link href={href} onClick={panel.onClose}>
              {text} <span>{count}</span>
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
