import { eligibilityErrors } from '@soe/shop-journey'
import { errorTypes, readErrorType, waysOn } from './error-types'

describe('the error that an address names', () => {
  it.each([
    [{ type: 'SCHEDULED_ORDER' }, 'SCHEDULED_ORDER'],
    [{ type: 'FRAUD_X' }, 'FRAUD_X'],
    [{ id: '208' }, 'CASE_RETRIEVAL'],
    [{ id: '999' }, 'GENERIC'],
    [{ type: 'toString' }, 'GENERIC'],
    [{}, 'GENERIC'],
  ])('%j is %s', (query, expected) => {
    expect(readErrorType(query as Record<string, string>)).toBe(expected)
  })

  it('has a page for every eligibility error that has none of its own', () => {
    const ownPage = ['PAST_DUE', 'PENDING_ORDER']
    const missing = eligibilityErrors.filter((type) => !ownPage.includes(type) && !Object.hasOwn(errorTypes, type))
    expect(missing).toEqual([])
  })
})

it('leads who pays in full to the cart, where the device in installments is, and to others', () => {
  expect([waysOn('CASH_ONLY', 1), waysOn('CASH_ONLY', 0), waysOn('THRESHOLD', 1)]).toEqual([
    ['cart', 'shop'],
    ['shop'],
    ['cart'],
  ])
})
