import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { existingCart } from '../../cart/access/cart-access'
import { priceCartState } from '../../cart/pricing/cart-pricing'

/** The caller's cart with at least one line; 1008 where it is empty. */
export const cartToPay = (draft: WorldDraft, caller: Caller, cartId?: string): CartState => {
  const cart = existingCart(draft, caller, cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  return cart
}

export const dueTodayCents = (draft: WorldDraft, cart: CartState): number =>
  Math.round(priceCartState(cart, draft.now).totals.dueToday * 100)
