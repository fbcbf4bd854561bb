import type { CartView } from '@soe/contracts'
import { lostOffers } from '../filled-cart'

const cartWith = (lines: Readonly<Record<string, readonly string[]>>, cartId = 'one') => {
  const offersOf = (names: readonly string[]) => names.map((name) => ({ code: 'offer-discount', name, amount: -5 }))
  const entries = Object.entries(lines).map(([lineId, names]) => [lineId, { offers: offersOf(names) }])
  return { cartId, lineDetails: { lineInfo: Object.fromEntries(entries) } } as unknown as CartView
}

it.each([
  ['the offer of a line that needed the one that left', { a: ['Second line'], b: [] }, { a: [] }, ['Second line']],
  ['the offer of a device that another has replaced', { a: ['Trade-in'] }, { a: ['Half off'] }, ['Trade-in']],
  ['nothing of a line that left', { a: [], b: ['Half off'] }, { a: [] }, []],
  ['nothing where all offers stay', { a: ['Half off'] }, { a: ['Half off', 'Case'] }, []],
  ['an offer of two lines once', { a: ['Half off'], b: ['Half off'] }, { a: [], b: [] }, ['Half off']],
])('a cart loses %s', (_, before, now, lost) => {
  expect(lostOffers(cartWith(before), cartWith(now)).map(({ name }) => name)).toEqual(lost)
})

it('another cart has lost nothing', () => {
  expect(lostOffers(cartWith({ a: ['Half off'] }), cartWith({ a: [] }, 'another'))).toEqual([])
})
