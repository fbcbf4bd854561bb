import type { ProcessStepAnswer } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { nextDestination, spokeDestination } from './use-next-step'

const answer = (processStep: string, availablePaths: string[] = [], nextLine?: string) =>
  partOf<ProcessStepAnswer>({
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { processStep, availablePaths, cradleFlowJourney: 'NEXTGEN' },
          customerInfo: { existingCase: false },
          cartInfo: { nextLine },
        },
      },
    },
  })

describe('the way on after a change', () => {
  it('names the line that lacks a plan', () => {
    expect(nextDestination(answer('PlanSelection', ['SelectData'], 'newLine2'), 'prospect')).toEqual({
      page: 'plans/selectdata',
      query: { line: 'newLine2' },
    })
  })

  it('leads prepay to its own plan page', () => {
    expect(nextDestination(answer('PlanSelection', ['PlanSelectorPage'], 'newLine1'), 'prepay').page).toBe(
      'plans/prepaidPlans',
    )
  })

  it.each([
    ['TradeInEligibilityPage', 'tradein'],
    ['TradeInConditionPage', 'tradein/devicecondition'],
    ['TRADEINANOTHERDEVICEPAGE', 'tradein/devicedetails'],
    ['tradein', 'tradein'],
  ])('leads %s to the page of the trade-in, for its line', (step, page) => {
    expect(nextDestination(answer(step, [], 'newLine1'), 'signed-in')).toEqual({ page, query: { line: 'newLine1' } })
  })

  it.each([
    ['prospect', 'expresscart'],
    ['signed-in', 'expresscheckout'],
    ['prepay', 'expresscart'],
    ['prepay-signed-in', 'expresscart'],
  ] as const)('ends in the cart page of %s', (audience, page) => {
    expect(nextDestination(answer('ShoppingCart'), audience).page).toBe(page)
  })

  it('leads to the express cart right after a device was added', () => {
    expect(nextDestination(answer('ShoppingCart'), 'signed-in', { product: { name: 'Orbit 12' } }).page).toBe(
      'expresscart',
    )
  })
})

describe('the way back from a page that the express page led to', () => {
  it.each([
    ['prospect', 'expresscart'],
    ['signed-in', 'expresscheckout'],
  ] as const)('ends at the express page of %s', (audience, page) => {
    expect(spokeDestination(answer('PlanSelection'), audience, '?expresscheckout=true')?.page).toBe(page)
    expect(spokeDestination(answer('PlanSelection'), audience, '?spokeFlow=true')?.page).toBe(page)
  })

  it('is stopped by what the account owes', () => {
    expect(spokeDestination(answer('PASTDUE'), 'signed-in', '?spokeFlow=true')?.page).toBe(
      'mdnselection/checkEligibility',
    )
  })

  it('is none without the flag', () => {
    expect(spokeDestination(answer('PlanSelection'), 'prospect', '?mtn=newLine1&expresscheckout=false')).toBeNull()
  })
})
