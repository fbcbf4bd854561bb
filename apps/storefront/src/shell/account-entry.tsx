import { optionalPart, useIdentity } from '@soe/shop-platform'
import { AccountLinks, SignInLink } from './account-links'
import styles from './account-entry.module.css'
import { LanguageLink } from './language-link'

/** For customers only; guests never fetch it. */
export const AccountMenuEntry = optionalPart(() =>
  import('./account-menu-entry').then((module) => module.AccountMenuEntry),
)

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
