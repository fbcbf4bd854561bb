import type { CartView } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { readWayOn } from './read-way-on'

const cartLacking = (...sortedSteps: { lineId: string; step: string }[]) =>
  ({ pendingSteps: { sortedSteps }, lineDetails: { deviceLines: ['newLine1', 'newLine2'] } }) as unknown as CartView

describe('the way on from a complete cart', () => {
  it.each<[Audience, string]>([
    ['prospect', '/sales/nse/aboutyourself.html'],
    ['signed-in', '/sales/next/expresscheckout.html'],
    ['prepay', '/sales/prepaid/expresscheckout.html'],
    ['prepay-signed-in', '/sales/prepaid/expresscheckout.html'],
  ])('leads a %s shopper to %s', (audience, path) => {
    expect(readWayOn(cartLacking(), audience)).toEqual({ kind: 'checkout', path })
  })
})

describe('the way on from a cart that lacks something', () => {
  it.each([
    ['PlanSelection', 'plan', '/sales/digital/plans/planoverview.html?line=newLine2'],
    ['NumberSelection', 'number', '/sales/digital/NumberPortin/newnumber.html?mtn=newLine2&expresscheckout=true'],
    ['MTNSelectionPage', 'line', '/sales/digital/mdnselection.html'],
    ['SecondNumberPage', 'step', '/sales/digital/secondnumber.html'],
  ])('finishes %s first', (step, kind, path) => {
    expect(readWayOn(cartLacking({ lineId: 'newLine2', step }), 'prospect')).toEqual({ kind, path, line: 2 })
  })
})

it('names no line for a trade-in alone', () => {
  const way = readWayOn(cartLacking({ lineId: 'SUB1', step: 'TradeInConditionPage' }), 'signed-in')
  expect(way).toEqual({ kind: 'step', path: expect.stringContaining('/tradein') as string })
})
