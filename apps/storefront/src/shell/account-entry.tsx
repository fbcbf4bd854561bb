import { prepared, useIdentity, usePreparedWhenIdle, useTexts } from '@soe/shop-platform'
import { PersonIcon, useReady } from '@soe/ui'
import { Suspense } from 'react'
import { AccountLinks, SignInLink } from './account-links'
import styles from './account-entry.module.css'
import { HeaderMenu } from './header-menu'
import { LanguageLink } from './language-link'
import { shellTexts } from './shell-texts'

const accountMenu = prepared(async () => (await import('./account-menu')).AccountMenu)

const AccountMenuEntry = () => {
  const texts = useTexts(shellTexts)
  const { firstName } = useIdentity()
  const ready = useReady()
  usePreparedWhenIdle(accountMenu.prepare)
  const name = firstName === '' ? texts.account : texts.accountOf(firstName)
  return (
    <HeaderMenu
      className={styles.menu}
      label={texts.account}
      align="end"
      trigger={(props) => (
        <button type="button" className={styles.trigger} aria-label={name} disabled={!ready} {...props}>
          <PersonIcon />
          <span className={styles.name}>{firstName}</span>
        </button>
      )}
    >
      {(close) => (
        <Suspense>
          <accountMenu.Component onChoose={close} />
        </Suspense>
      )}
    </HeaderMenu>
  )
}

/** Español and the account. The name is the only part of the header that gives way. */
export const AccountEntry = ({ className }: { className?: string | undefined }) => {
  const { loggedIn } = useIdentity()
  return (
    <div className={className}>
      <span className={loggedIn ? styles.language : styles.guestLanguage}>
        <LanguageLink />
      </span>
      {loggedIn ? <AccountMenuEntry /> : <SignInLink />}
      {loggedIn && (
        <noscript>
          <AccountLinks />
        </noscript>
      )}
    </div>
  )
}
