import type { CartView } from '@soe/contracts'
import { isPrepay, isSignedIn, stepKey, type Audience } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import { stepPath } from '../lines/line-paths'

const kinds = { PLANSELECTION: 'plan', NUMBERSELECTION: 'number', MTNSELECTIONPAGE: 'line' } as const

const kindOf: ReadonlyMap<string, (typeof kinds)[keyof typeof kinds]> = new Map(Object.entries(kinds))

export interface WayOn {
  kind: 'plan' | 'number' | 'line' | 'step' | 'checkout'
  path: string
  /** Number of the incomplete line, as the page counts them; a trade-in alone has none. */
  line?: number
}

const checkoutPath = (audience: Audience): string =>
  buildPagePath(isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself', { audience })

/** A step that a line still lacks comes before the checkout. */
export const readWayOn = ({ pendingSteps, lineDetails }: CartView, audience: Audience): WayOn => {
  const pending = pendingSteps.sortedSteps[0]
  if (!pending) return { kind: 'checkout', path: checkoutPath(audience) }
  const line = lineDetails.deviceLines.indexOf(pending.lineId) + 1
  return {
    kind: kindOf.get(stepKey(pending.step)) ?? 'step',
    path: stepPath(pending.step, pending.lineId, audience),
    ...(line > 0 && { line }),
  }
}
