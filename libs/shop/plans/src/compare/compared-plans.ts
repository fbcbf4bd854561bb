import type { Plan, PlanDetails, PlanReference } from '@soe/contracts'

export interface ComparedPlan extends Plan, Omit<PlanDetails, 'planId'> {}

/** Each plan with its details, the cheapest first; a plan without details cannot be compared. */
export const comparedPlans = (
  plans: readonly Plan[],
  { planDetails }: Pick<PlanReference, 'planDetails'>,
): readonly ComparedPlan[] =>
  plans
    .flatMap((plan) => {
      const details = planDetails.find(({ planId }) => planId === plan.planId)
      return details ? [{ ...plan, ...details }] : []
    })
    .toSorted((a, b) => a.monthlyPrice - b.monthlyPrice)

/** The plans that are picked for a closer look, at most two; all where fewer are picked. */
export const pickedPlans = <Compared extends Pick<Plan, 'planId'>>(
  plans: readonly Compared[],
  picked: readonly string[],
): readonly Compared[] => {
  const found = plans.filter(({ planId }) => picked.includes(planId))
  return found.length === 2 ? found : plans
}

/** A third pick takes the place of the first. */
export const togglePick = (picked: readonly string[], planId: string): readonly string[] =>
  picked.includes(planId) ? picked.filter((other) => other !== planId) : [...picked, planId].slice(-2)
