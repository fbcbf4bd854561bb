import type { Plan } from '@soe/contracts'
import type { CartLineState } from '@soe/world'
import { lobOf } from '../account/identity'
import { findCart } from '../cart/access/cart-access'
import { listPlans } from '../cart/lines/line-plan'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { shownMtn } from '../process-step/process-step'
import { planReference } from './reference/plan-reference'

const isLine = (mtn: string | undefined) => (line: CartLineState) => line.lineId === mtn || shownMtn(line) === mtn

const recommendedFirst = (plans: readonly Plan[]): Plan[] =>
  [...plans].sort((left, right) => Number(right.recommended) - Number(left.recommended))

/** The plans of a line, in the recommended flow with the recommended one first. */
export const getPlans: CarrierOperation<'plans.getPlans'> = ({ draft, body, ...caller }) => {
  const line = findCart(draft, caller)?.lines.find(isLine(body.processingMTN))
  const listed = listPlans(draft, caller, { ...body, ...(line && { processingMTN: line.lineId }) })
  const plans = body.isRecommendedFlow ? recommendedFirst(listed) : listed
  const recommended = body.isRecommendedFlow ? plans.find((plan) => plan.recommended) : undefined
  return {
    ...success,
    plans,
    ...(line?.planId && { currentPlanId: line.planId }),
    ...(recommended && { recommendedPlanId: recommended.planId }),
    ...(body.referenceDataRequired && { referenceData: planReference(lobOf(caller.audience)) }),
  }
}
