import type { CartLineState, CartState } from '@soe/world'
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

const stateOf = (first: CartLineState, ...others: CartLineState[]) => {
  const cart = { lob: 'postpaid', lines: [first, ...others] } as unknown as CartState
  const unearned = unearnedOffer(cart, first)
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
  expect(stateOf(...lines)).toBe(expected)
})
