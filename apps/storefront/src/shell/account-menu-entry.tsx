import { lazyPart, useIdentity, useTexts } from '@soe/shop-platform'
import { PersonIcon, useReady } from '@soe/ui'
import styles from './account-entry.module.css'
import { HeaderMenu } from './header-menu'
import { menuTexts } from './menu-texts'

const AccountMenu = lazyPart(() => import('./account-menu').then((module) => module.AccountMenu))

export const AccountMenuEntry = () => {
  const texts = useTexts(menuTexts)
  const { firstName } = useIdentity()
  const ready = useReady()
  const name = firstName === '' ? texts.account : texts.accountOf(firstName)
  return (
    <HeaderMenu
      className={styles.menu}
      label={texts.account}
      align="end"
      panel={AccountMenu}
      trigger={(props) => (
        <button type="button" className={styles.trigger} aria-label={name} disabled={!ready} {...props}>
          <PersonIcon />
          <span className={styles.name}>{firstName}</span>
        </button>
      )}
    />
  )
}
