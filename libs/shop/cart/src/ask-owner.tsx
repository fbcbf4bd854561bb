import { useSignInHere, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { cartPageTexts } from './cart-page-texts'

/** The login prompt for a member who may not buy: somebody else has to sign in. */
export const AskOwner = () => {
  const texts = useTexts(cartPageTexts)
  const signIn = useSignInHere()
  return (
    <EmptyState title={texts.askOwnerTitle} actions={<Button href={signIn}>{texts.askOwnerAction}</Button>}>
      <p>{texts.askOwnerBody}</p>
    </EmptyState>
  )
}
