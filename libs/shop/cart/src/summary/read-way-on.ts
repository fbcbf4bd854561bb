import type { CartView } from '@soe/contracts'
import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
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

const checkout = (audience: Audience): Destination =>
  destination(isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself')

/** A step that the cart still lacks comes before the checkout. */
export const readWayOn = (cart: CartView, audience: Audience): WayOn => {
  const isReady = cart.hubReadyForCheckout && cart.pendingSteps.sortedSteps.length === 0
  const [pending] = isReady ? [] : readPendingSteps(cart, audience)
  if (!pending) return { kind: 'checkout', to: checkout(audience) }
  const { step, to, line } = pending
  return { kind: kindOf.get(step) ?? 'step', ...(to && { to }), ...(line !== undefined && { line }) }
}
