import type { CartView } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { checkoutPage } from '@soe/shop-journey'
import type { Destination } from '@soe/shop-platform'
import { readPendingSteps } from '@soe/shop-steps'

const kinds = { PLANSELECTION: 'plan', NUMBERSELECTION: 'number', MTNSELECTIONPAGE: 'line' } as const

const kindOf: ReadonlyMap<string, (typeof kinds)[keyof typeof kinds]> = new Map(Object.entries(kinds))

export interface WayOn {
  kind: 'plan' | 'number' | 'line' | 'step' | 'checkout'
  /** A step without a page takes a call. */
  to?: Destination
  /** Number of the incomplete line, as the page counts them; a trade-in alone has none. */
  line?: number
}

/** A step that the cart still lacks comes before the checkout. */
export const readWayOn = (cart: CartView, audience: Audience): WayOn => {
  const isReady = cart.hubReadyForCheckout && cart.pendingSteps.sortedSteps.length === 0
  const [pending] = isReady ? [] : readPendingSteps(cart, audience)
  if (!pending) return { kind: 'checkout', to: checkoutPage(audience) }
  const { step, to, line } = pending
  return { kind: kindOf.get(step) ?? 'step', ...(to && { to }), ...(line !== undefined && { line }) }
}
