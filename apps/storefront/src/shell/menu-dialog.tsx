import { useIdentity, useTexts } from '@soe/shop-platform'
import { Dialog } from '@soe/ui'
import { Link } from 'wouter'
import { AccountLinks } from './account-links'
import styles from './menu-dialog.module.css'
import { navigationFor } from './navigation'
import { shellTexts } from './shell-texts'

export const MenuDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const texts = useTexts(shellTexts)
  const entries = navigationFor(useIdentity().audience)
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} closeLabel={texts.close}>
      <nav aria-label={texts.mainNavigation}>
        <ul className={styles.entries}>
          {entries.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} onClick={onClose}>
                {texts[text]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLinks className={styles.account} />
    </Dialog>
  )
}
