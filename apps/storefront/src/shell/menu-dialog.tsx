import { SearchBox } from '@soe/shop-devices/search-box'
import { useListedPages } from '@soe/shop-journey/listed-pages'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Dialog, Disclosure, PersonIcon } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { accountPages } from './account-pages'
import { AccountLinks } from './account-links'
import styles from './menu-dialog.module.css'
import { currentEntry, useNavigation } from './navigation'
import { NavigationLinks } from './navigation-links'
import { shellTexts } from './shell-texts'

const Account = ({ onChoose }: { onChoose: () => void }) => {
  const { loggedIn, firstName } = useIdentity()
  const entries = useListedPages(accountPages)
  return (
    <div className={styles.account}>
      {loggedIn && (
        <>
          <p className={styles.who}>
            <PersonIcon />
            {firstName}
          </p>
          <ul className={styles.own}>
            {entries.map(({ name, title, href }) => (
              <li key={name}>
                <Link href={href} onClick={onChoose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <AccountLinks className={styles.links} />
    </div>
  )
}

export const MenuDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const texts = useTexts(shellTexts)
  const [path] = useLocation()
  const { shop, entries } = useNavigation()
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} closeLabel={texts.close} size="full">
      <div className={styles.menu}>
        <SearchBox isInline onLeave={onClose} />
        <nav aria-label={texts.mainNavigation} className={styles.navigation}>
          {shop.length > 0 && (
            <Disclosure title={texts.shop} open>
              <ul className={styles.kinds}>
                <NavigationLinks entries={shop} current={currentEntry(shop, path)} onChoose={onClose} />
              </ul>
            </Disclosure>
          )}
          <ul className={styles.entries}>
            <NavigationLinks entries={entries} current={currentEntry(entries, path)} onChoose={onClose} />
          </ul>
        </nav>
        <Account onChoose={onClose} />
      </div>
    </Dialog>
  )
}
