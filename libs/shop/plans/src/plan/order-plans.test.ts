import type { Plan } from '@soe/contracts'
import { orderPlans } from './order-plans'

const plan = (planId: string, recommended: boolean, monthlyPrice: number) =>
  ({ planId, recommended, monthlyPrice }) as Plan

const plans = [plan('a', false, 35), plan('b', true, 55), plan('c', false, 10)]

describe('plans', () => {
  it.each([
    ['the recommended first', 'recommended', ['b', 'a', 'c']],
    ['the cheapest first', 'price', ['c', 'a', 'b']],
    ['as the carrier lists them', 'carrier', ['a', 'b', 'c']],
  ] as const)('stand with %s', (_, order, expected) => {
    expect(orderPlans(plans, false, order).map(({ planId }) => planId)).toEqual(expected)
  })

  it('keep their order and recommend nothing for prepay', () => {
    const unmarked = plans.map((entry) => ({ ...entry, recommended: false }))
    expect(orderPlans(plans, true, 'recommended')).toEqual(unmarked)
  })
})
