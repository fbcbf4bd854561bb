import { useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { cartTexts } from './cart-texts'

/** Asks for a sign-in: the cart belongs to an account. */
export const CartSignIn = () => {
  const texts = useTexts(cartTexts)
  const { pathname, search } = useShop().environment.location
  const goto = encodeURIComponent(`${pathname}${search}`)
  return (
    <EmptyState title={texts.signInTitle} actions={<Button href={`/signin?goto=${goto}`}>{texts.signIn}</Button>}>
      <p>{texts.signInBody}</p>
    </EmptyState>
  )
}
