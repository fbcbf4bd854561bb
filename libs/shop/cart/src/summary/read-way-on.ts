import type { CartView } from '@soe/contracts'
import { isPrepay, isSignedIn, stepKey, type Audience } from '@soe/rules'
import { routePendingStep } from '@soe/shop-journey'
import { destination, type Destination } from '@soe/shop-platform'

const kinds = { PLANSELECTION: 'plan', NUMBERSELECTION: 'number', MTNSELECTIONPAGE: 'line' } as const

const kindOf: ReadonlyMap<string, (typeof kinds)[keyof typeof kinds]> = new Map(Object.entries(kinds))

export interface WayOn {
  kind: 'plan' | 'number' | 'line' | 'step' | 'checkout'
  to: Destination
  /** Number of the incomplete line, as the page counts them; a trade-in alone has none. */
  line?: number
}

const checkout = (audience: Audience): Destination =>
  destination(isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself')

/** A step that a line still lacks comes before the checkout. */
export const readWayOn = ({ pendingSteps, lineDetails }: CartView, audience: Audience): WayOn => {
  const pending = pendingSteps.sortedSteps[0]
  if (!pending) return { kind: 'checkout', to: checkout(audience) }
  const line = lineDetails.deviceLines.indexOf(pending.lineId) + 1
  return {
    kind: kindOf.get(stepKey(pending.step)) ?? 'step',
    to: routePendingStep(pending.step, { audience, line: pending.lineId, mtn: pending.lineId }),
    ...(line > 0 && { line }),
  }
}
