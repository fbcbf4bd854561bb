import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useLocation, useSearch } from 'wouter'
import { LanguageLink } from './language-link'
import { shellTexts } from './shell-texts'

/** The identity provider signs the shopper in and returns to this page. */
export const SignInLink = () => {
  const texts = useTexts(shellTexts)
  const { base } = useShop()
  const [path] = useLocation()
  const search = useSearch()
  const goto = `${base}${path}${search && `?${search}`}`
  return <TextLink href={`/signin?goto=${encodeURIComponent(goto)}`}>{texts.signIn}</TextLink>
}

export const SignOutLink = () => {
  const texts = useTexts(shellTexts)
  return <TextLink href="/soe/digital/auth/fraudservice/session/logout">{texts.signOut}</TextLink>
}

/** The links of the account in a row, where there is no menu to hold them. */
export const AccountLinks = ({ className }: { className?: string | undefined }) => {
  const { loggedIn } = useIdentity()
  return (
    <div className={className}>
      {loggedIn ? <SignOutLink /> : <SignInLink />}
      <LanguageLink />
    </div>
  )
}
