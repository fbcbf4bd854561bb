import type { BodyOf, CheckoutDetails } from '@soe/contracts'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { assertNotLocked } from '../../cart/access/cart-lock'
import { checkoutDetails, type CheckoutSwitches } from './checkout-details'

type CheckoutRead = CheckoutSwitches & Pick<BodyOf<'checkout.getCheckoutDetails'>, 'cartId' | 'cartInfo'>

/** The caller's cart for checkout; 1008 where there is none. */
export const readCheckout = (draft: WorldDraft, caller: Caller, read: CheckoutRead): CheckoutDetails => {
  const cart = findCart(draft, caller, read.cartId ?? read.cartInfo?.cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return checkoutDetails(draft, cart, caller.session, read)
}
