import type { BodyOf, CheckoutDetails, CartView } from '@soe/contracts'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { findCart } from '../../domain/cart/cart-access'
import { assertNotLocked } from '../../domain/cart/cart-lock'
import { checkoutDetails, type CheckoutSwitches } from '../../domain/checkout/checkout-details'

type CheckoutRead = CheckoutSwitches & Pick<BodyOf<'checkout.getCheckoutDetails'>, 'cartId' | 'cartInfo'>

/** The caller's cart for checkout; 1008 where there is none. */
export const readCheckout = (draft: WorldDraft, caller: Reader, read: CheckoutRead): CheckoutDetails => {
  const cart = findCart(draft, caller, read.cartId ?? read.cartInfo?.cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return checkoutDetails(draft, cart, caller, read)
}

type ScreenName = CartView['screenInfo']['screenName']

export const withScreen = (details: CheckoutDetails, screenName: ScreenName): CheckoutDetails => ({
  ...details,
  cart: { ...details.cart, screenInfo: { ...details.cart.screenInfo, screenName } },
})
