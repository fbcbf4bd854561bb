import type { Plan, PlanDetails } from '@soe/contracts'
import { comparedPlans, pickedPlans, togglePick } from './compared-plans'

const plan = (planId: string, monthlyPrice: number) => ({ planId, monthlyPrice }) as Plan

const details = (planId: string) => ({ planId, data: `data of ${planId}` }) as PlanDetails

const ids = (plans: readonly Pick<Plan, 'planId'>[]) => plans.map(({ planId }) => planId)

describe('compared plans', () => {
  it('carry their details, the cheapest first', () => {
    const compared = comparedPlans([plan('dear', 70), plan('cheap', 35)], {
      planDetails: [details('dear'), details('cheap')],
    })
    expect(compared).toMatchObject([
      { planId: 'cheap', data: 'data of cheap' },
      { planId: 'dear', data: 'data of dear' },
    ])
  })

  it('leave out a plan without details', () => {
    expect(comparedPlans([plan('new', 35)], { planDetails: [] })).toEqual([])
  })

  it.each([
    [
      ['b', 'c'],
      ['b', 'c'],
    ],
    [['b'], ['a', 'b', 'c']],
    [
      ['b', 'gone'],
      ['a', 'b', 'c'],
    ],
    [[], ['a', 'b', 'c']],
  ])('picked %j show %j', (picked, shown) => {
    expect(ids(pickedPlans([plan('a', 1), plan('b', 2), plan('c', 3)], picked))).toEqual(shown)
  })

  it.each([
    [[], ['a']],
    [['a'], []],
    [
      ['b', 'c'],
      ['c', 'a'],
    ],
  ])('picking a after %j leaves %j', (picked, left) => {
    expect(togglePick(picked, 'a')).toEqual(left)
  })
})
