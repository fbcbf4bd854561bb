import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, touchCart } from '../access/cart-access'
import type { WorldDraft, CartState } from '@soe/world'

/** How a guest goes on; the email finds the cart again. Someone who has signed in has nothing to choose. */
export const chooseAsGuest = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, choice, emailId }: BodyOf<'cart.guestChoice'>,
): CartState => {
  const cart = existingCart(draft, caller, cartInfo?.cartId)
  if (caller.session.loggedIn) return cart
  return touchCart(draft, { ...cart, guestChoice: choice, ...(emailId && { savedForEmail: emailId }) })
}
