import type { CartLineState, CartState } from '@soe/world'
import { carrierTimeZone } from '@soe/rules'
import { unearnedOffer } from './earned-offers'

const line = (skuId: string, productId: string, more: Partial<CartLineState> = {}): CartLineState => ({
  lineId: 'newLine1',
  sequence: 1,
  activity: 'NSE',
  device: { skuId, productId, term: 36 },
  accessories: [],
  ...more,
})

const lite = (more: Partial<CartLineState>) => line('lumen-8-lite-dusk-128', 'dev14000016', more)
const fold = (more: Partial<CartLineState>) => line('lumen-fold-sand-256', 'dev14000002', more)
const watch = line('tern-watch-3-buoy-40-sport-band', 'dev14080099')
const ownPhone: CartLineState = {
  ...line('orbit-12-pro-kelp-128', 'dev14000001'),
  lineId: 'newLine2',
  activity: 'NSEBYOD',
}

const thanksgiving = Date.parse('2026-11-26T17:00:00Z')

const stateAt = (now: number, first: CartLineState, ...others: CartLineState[]) => {
  const cart = { lob: 'postpaid', lines: [first, ...others], createdAt: thanksgiving } as unknown as CartState
  const unearned = unearnedOffer(cart, first, { now, header: { timeZone: carrierTimeZone } })
  if (unearned?.hasEnded) return `ended on ${unearned.until}`
  return unearned && (unearned.canBeEarned ? `waits for ${unearned.offer.needs}` : 'not for this line')
}

it.each<[string, string | undefined, [CartLineState, ...CartLineState[]]]>([
  ['an upgrade to a phone on us', 'not for this line', [lite({ activity: 'EUP', planId: 'mainsail-unlimited' })]],
  ['a phone on us, on a plan with a limit', 'waits for unlimited-plan', [lite({ planId: 'jib-10gb' })]],
  ['a phone on us, on an unlimited plan', undefined, [lite({ planId: 'mainsail-unlimited' })]],
  ['an upgrade with half a plan', 'not for this line', [fold({ activity: 'EUP' })]],
  ['half a plan, before one is chosen', 'waits for plan', [fold({})]],
  ['a watch beside the own phone', 'waits for phone', [watch, ownPhone]],
  ['a watch beside a phone', undefined, [watch, lite({ lineId: 'newLine2' })]],
  ['a free case that is not in the cart', 'waits for accessory', [line('pelago-9-buoy-128', 'dev14000003')]],
  ['a price that everyone pays', undefined, [line('orbit-flip-dusk-128', 'dev14000010')]],
])('the line of %s says: %s', (_, expected, lines) => {
  expect(stateAt(thanksgiving, ...lines)).toBe(expected)
})

describe('an offer that ended since the cart was begun', () => {
  const pelago = line('pelago-9-buoy-128', 'dev14000003')
  const cheaper = line('pelago-9a-lichen-128', 'dev14000015')

  it.each<[string, string, string | undefined, CartLineState]>([
    ['on Sunday evening, when it is Monday in Greenwich', '2026-11-30T04:59:59Z', 'waits for accessory', pelago],
    ['from Monday on', '2026-11-30T05:00:00Z', 'ended on 2026-11-29', pelago],
    ['on the last evening of the month', '2026-12-01T04:59:59Z', undefined, cheaper],
    ['in the month after', '2026-12-01T05:00:00Z', 'ended on 2026-11-30', cheaper],
  ])('%s says so', (_, instant, expected, device) => {
    expect(stateAt(Date.parse(instant), device)).toBe(expected)
  })
})
