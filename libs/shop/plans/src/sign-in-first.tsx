import { useSignInHere, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { eligibleLineTexts } from './eligible-line-texts'

/** @param title what signing in is for; an upgrade where absent */
export const SignInFirst = ({ title }: { title?: string }) => {
  const texts = useTexts(eligibleLineTexts)
  const signIn = useSignInHere()
  return (
    <EmptyState title={title ?? texts.signInTitle} actions={<Button href={signIn}>{texts.signIn}</Button>}>
      {texts.signInBody}
    </EmptyState>
  )
}
