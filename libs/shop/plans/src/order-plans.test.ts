import type { Plan } from '@soe/contracts'
import { orderPlans } from './order-plans'

const plan = (planId: string, recommended: boolean) => ({ planId, recommended }) as Plan
const plans = [plan('a', false), plan('b', true), plan('c', false)]

describe('plans', () => {
  it('stand with the recommended ones first', () => {
    expect(orderPlans(plans, false).map(({ planId }) => planId)).toEqual(['b', 'a', 'c'])
  })

  it('keep their order and recommend nothing for prepay', () => {
    expect(orderPlans(plans, true)).toEqual([plan('a', false), plan('b', false), plan('c', false)])
  })
})
