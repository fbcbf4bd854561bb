import type { CartView } from '@soe/contracts'
import { lostOffers } from './lost-offers'

const cartWith = (lines: Readonly<Record<string, readonly string[]>>) => {
  const entries = Object.entries(lines).map(([lineId, names]) => [lineId, { offers: names.map((name) => ({ name })) }])
  return { lineDetails: { lineInfo: Object.fromEntries(entries) } } as unknown as CartView
}

it.each([
  ['the offer of a line that needed the one that left', { a: ['Second line'], b: [] }, { a: [] }, ['Second line']],
  ['nothing of a line that left', { a: [], b: ['Half off'] }, { a: [] }, []],
  ['nothing where all offers stay', { a: ['Half off'] }, { a: ['Half off', 'Case'] }, []],
  ['an offer of two lines once', { a: ['Half off'], b: ['Half off'] }, { a: [], b: [] }, ['Half off']],
])('a cart loses %s', (_, before, now, lost) => {
  expect(lostOffers(cartWith(before), cartWith(now))).toEqual(lost)
})
