import type { CartView } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { partOf } from '@soe/shop-platform/testing'
import { readWayOn } from './checkout-button'

const cartLacking = (...sortedSteps: { lineId: string; step: string }[]) =>
  partOf<CartView>({
    hubReadyForCheckout: sortedSteps.length === 0,
    intendType: 'AAL',
    pendingSteps: { sortedSteps },
    lineDetails: {
      deviceLines: ['newLine1', 'newLine2'],
      lineInfo: { newLine2: { serviceInfo: { sbdOffer: 'BIC_BOGO' } } },
      tradeInDetail: { tradeInItems: [] },
    },
  })

describe('the way on from a complete cart', () => {
  it.each<[Audience, string]>([
    ['prospect', 'orderreview'],
    ['signed-in', 'expresscheckout'],
    ['prepay', 'expresscheckout'],
    ['prepay-signed-in', 'expresscheckout'],
  ])('leads a %s shopper to %s', (audience, page) => {
    expect(readWayOn(cartLacking(), audience)).toEqual({ kind: 'checkout', to: { page, query: {} } })
  })
})

describe('the way on from a cart that lacks something', () => {
  it.each([
    ['PlanSelection', 'plan', 'plans/planoverview', { line: 'newLine2' }],
    [
      'NumberSelection',
      'number',
      'NumberPortin/newnumber',
      { mtn: 'newLine2', intendType: 'AAL', expresscheckout: 'true' },
    ],
    ['MTNSelectionPage', 'line', 'mdnselection', {}],
    ['SecondNumberPage', 'step', 'secondnumber', {}],
    ['promogridwallpdp', 'step', 'gridwall/smartphones', { mtnFlow: 'P', line: 'newLine2' }],
    ['accountpin', 'step', 'accountpin', { line: 'newLine2' }],
  ])('finishes %s first (C4.3.15)', (step, kind, page, query) => {
    const way = readWayOn(cartLacking({ lineId: 'newLine2', step }), 'prospect')
    expect(way).toEqual({ kind, to: { page, query }, line: 2 })
  })
})

it('names no line for a trade-in alone', () => {
  const way = readWayOn(cartLacking({ lineId: 'SUB1', step: 'TradeInConditionPage' }), 'signed-in')
  expect(way).toMatchObject({ kind: 'step', to: { page: 'tradein/devicecondition' } })
  expect(way.line).toBeUndefined()
})

it('names no page for a step that this shop has none for', () => {
  expect(readWayOn(cartLacking({ lineId: 'newLine2', step: 'somethingNew' }), 'prospect')).toEqual({
    kind: 'step',
    line: 2,
  })
})
