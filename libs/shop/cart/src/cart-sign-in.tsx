import { useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { cartTexts } from './cart-texts'

/** A cart that belongs to an account asks for its owner. */
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
