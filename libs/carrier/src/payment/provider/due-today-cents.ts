import type { CartState, WorldDraft } from '@soe/world'
import { priceCartState } from '../../cart/pricing/cart-pricing'

export const dueTodayCents = (draft: WorldDraft, cart: CartState): number =>
  Math.round(priceCartState(cart, draft.now).totals.dueToday * 100)
