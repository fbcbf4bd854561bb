import { plansFor, toPlan } from '@soe/catalogue'
import type { Plan } from '@soe/contracts'
import type { CartLineState, SessionState, WorldDraft } from '@soe/world'
import { lobOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { accountLines, findNamedLine } from '../domain/lines/account-lines'
import { categoryOfPlan, deviceCategoryOf } from '../domain/lines/line-plan'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { shownMtn } from '../domain/process-step/process-step'
import { planReference } from '../domain/plans/plan-reference'

const isLine = (mtn: string | undefined) => (line: CartLineState) => line.lineId === mtn || shownMtn(line) === mtn

/** An upgrade keeps the plan of its number. */
const currentPlanOf = (draft: WorldDraft, session: SessionState, line: CartLineState | undefined) =>
  line?.planId ?? accountLines(draft, session).find((known) => known.line.mtn === line?.number?.mtn)?.line.planId

const recommendedFirst = (plans: readonly Plan[]): Plan[] =>
  [...plans].sort((left, right) => Number(right.recommended) - Number(left.recommended))

/** The plans for a line's device or the account's number, else for the kind of device that the request names. */
export const getPlans: CarrierOperation<'plans.getPlans'> = ({ draft, body, ...caller }) => {
  const line = findCart(draft, caller)?.lines.find(isLine(body.processingMTN))
  const owned = line ? undefined : findNamedLine(draft, caller.session, body.processingMTN ?? '')
  const category = deviceCategoryOf(line) ?? categoryOfPlan(owned?.planId) ?? body.planType ?? 'smartphones'
  const listed = plansFor(lobOf(caller.audience), category).map((plan) => toPlan(plan, caller.language))
  const plans = body.isRecommendedFlow ? recommendedFirst(listed) : listed
  const recommended = body.isRecommendedFlow ? plans.find((plan) => plan.recommended) : undefined
  const current = owned?.planId ?? currentPlanOf(draft, caller.session, line)
  return {
    ...success,
    plans,
    ...(current !== undefined && { currentPlanId: current }),
    ...(recommended && { recommendedPlanId: recommended.planId }),
    ...(body.referenceDataRequired && { referenceData: planReference(caller.language, lobOf(caller.audience)) }),
  }
}
