import type { Plan } from '@soe/contracts'

/** The order of plans wherever a shopper chooses or compares; the recommended one is marked in it. */
export const cheapestFirst = <Listed extends Pick<Plan, 'monthlyPrice'>>(plans: readonly Listed[]): readonly Listed[] =>
  plans.toSorted((left, right) => left.monthlyPrice - right.monthlyPrice)
