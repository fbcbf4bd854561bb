import type { Plan, PlanDetails, PlanReference } from '@soe/contracts'
import { cheapestFirst } from '../cheapest-first'

export interface ComparedPlan extends Plan, Omit<PlanDetails, 'planId'> {}

/** Each plan with its details, the cheapest first; a plan without details cannot be compared. */
export const comparedPlans = (
  plans: readonly Plan[],
  { planDetails }: Pick<PlanReference, 'planDetails'>,
): readonly ComparedPlan[] =>
  cheapestFirst(
    plans.flatMap((plan) => {
      const details = planDetails.find(({ planId }) => planId === plan.planId)
      return details ? [{ ...plan, ...details }] : []
    }),
  )
