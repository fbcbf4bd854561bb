import type { Plan } from '@soe/contracts'

/** Recommended plans first, and marked; prepay has none. */
export const orderPlans = (plans: readonly Plan[], isPrepay: boolean): readonly Plan[] =>
  isPrepay
    ? plans.map((plan) => ({ ...plan, recommended: false }))
    : plans.toSorted((a, b) => Number(b.recommended) - Number(a.recommended))
