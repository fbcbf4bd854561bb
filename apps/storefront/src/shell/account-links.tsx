import { withSearch } from '@soe/shop-journey'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useLocation, useSearch } from 'wouter'
import { LanguageLink } from './language-link'
import { shellTexts } from './shell-texts'

/** The identity provider signs the shopper in and returns to this page. */
const SignInLink = () => {
  const texts = useTexts(shellTexts)
  const { base } = useShop()
  const [path] = useLocation()
  const search = useSearch()
  const goto = withSearch(`${base}${path}`, search)
  return <TextLink href={`/signin?goto=${encodeURIComponent(goto)}`}>{texts.signIn}</TextLink>
}

const SignOutLink = () => {
  const texts = useTexts(shellTexts)
  return <TextLink href="/soe/digital/auth/fraudservice/session/logout">{texts.signOut}</TextLink>
}

export const AccountLinks = ({ className }: { className?: string | undefined }) => {
  const texts = useTexts(shellTexts)
  const { loggedIn, firstName } = useIdentity()
  return (
    <div className={className}>
      <LanguageLink />
      {loggedIn ? (
        <>
          {firstName !== '' && <span>{texts.hello(firstName)}</span>}
          <SignOutLink />
        </>
      ) : (
        <SignInLink />
      )}
    </div>
  )
}
