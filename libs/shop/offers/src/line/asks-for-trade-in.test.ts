import { asksForTradeIn } from './asks-for-trade-in'

it.each([
  ['$400 off with any trade-in', true],
  ['$100 off, no trade-in needed', false],
  ['Plan half off for 6 months', false],
])('“%s” asks for a trade-in: %s', (promo, expected) => {
  expect(asksForTradeIn(promo)).toBe(expected)
})
