import type { Plan } from '@soe/contracts'
import type { PlanOrder } from './plan-variants'

type Compare = (a: Plan, b: Plan) => number

const orders: Readonly<Record<PlanOrder, Compare>> = {
  recommended: (a, b) => Number(b.recommended) - Number(a.recommended),
  price: (a, b) => a.monthlyPrice - b.monthlyPrice,
  carrier: () => 0,
}

/** Plans in the order of their page; prepay has no recommendation. */
export const orderPlans = (plans: readonly Plan[], isPrepay: boolean, order: PlanOrder): readonly Plan[] =>
  isPrepay ? plans.map((plan) => ({ ...plan, recommended: false })) : plans.toSorted(orders[order])
