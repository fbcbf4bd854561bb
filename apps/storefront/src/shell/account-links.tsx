import { spanishBase, useIdentity, useShop, useSignInHere, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import type { MouseEvent } from 'react'
import { LanguageLink } from './language-link'
import { shellTexts } from './shell-texts'

/** The identity provider signs the shopper in and returns to this page. */
export const SignInLink = () => {
  const texts = useTexts(shellTexts)
  return <TextLink href={useSignInHere()}>{texts.signIn}</TextLink>
}

/** The carrier's page signs out too, before this script runs and where the rest of it can't be fetched. */
const signOutPage = '/soe/digital/auth/fraudservice/session/logout'

export const SignOutLink = () => {
  const texts = useTexts(shellTexts)
  const shop = useShop()
  const href = shop.base === spanishBase ? `${signOutPage}?language=espanol` : signOutPage
  const signOut = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { signOutOrSay } = await import('../idle/idle.moment')
      await signOutOrSay(shop)
    } catch {
      shop.environment.location.assign(href)
    }
  }
  return (
    <TextLink href={href} onClick={(event) => void signOut(event)}>
      {texts.signOut}
    </TextLink>
  )
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
