import type { Plan, PlanDetails } from '@soe/contracts'
import { comparedPlans } from './compared-plans'

const plan = (planId: string, monthlyPrice: number) => ({ planId, monthlyPrice }) as Plan

const details = (planId: string) => ({ planId, data: `data of ${planId}` }) as PlanDetails

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
})
