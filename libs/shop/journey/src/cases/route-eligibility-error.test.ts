import { eligibilityErrors, isEligibilityError, routeEligibilityError } from './route-eligibility-error'

describe('an eligibility error', () => {
  it.each(eligibilityErrors)('%s has a page of its own', (type) => {
    const page = type === 'PAST_DUE' || type === 'PENDING_ORDER' ? 'mdnselection/checkEligibility' : 'error'
    expect(routeEligibilityError(type)).toEqual({ page, query: { type } })
  })

  it('remembers that the shopper came from the cart', () => {
    const { query } = routeEligibilityError('PAST_DUE', { fromCart: true })
    expect(query).toEqual({ type: 'PAST_DUE', fromCart: 'true' })
  })

  it('is one of the known types', () => {
    expect([isEligibilityError('FRAUD_X'), isEligibilityError('FRAUD_Q')]).toEqual([true, false])
  })
})
