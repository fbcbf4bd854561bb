import type { CartView } from '@soe/contracts'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import { cartItemCount } from '../lines/cart-count'
import { priceCartState } from '../pricing/cart-pricing'
import { viewCartHeader } from './cart-header-view'
import { readinessOf } from './cart-readiness'
import { viewLineDetails } from './line-details-view'
import { viewOrder } from './order-view'

/** The cart as the carrier shows it to the session. */
export const viewCart = (draft: WorldDraft, cart: CartState, session: SessionState): CartView => {
  const priced = priceCartState(cart, draft.now)
  return {
    cartId: cart.id,
    caseId: cart.caseId,
    cartInfo: {
      intendType: cart.intent,
      ...(cart.captchaResponse && { gRecaptchaResponse: cart.captchaResponse }),
    },
    itemCount: cartItemCount(cart),
    lineDetails: viewLineDetails(draft, cart, priced),
    orderDetails: viewOrder(draft, cart, priced),
    cartHeader: viewCartHeader(draft, cart, session),
    ...readinessOf(draft, cart, session, priced),
    customerType: session.loggedIn ? 'E' : 'N',
    intendType: cart.intent,
    safeTechSessionId: cart.caseId,
    featureFlags: { ...draft.header.featureFlags },
  }
}
