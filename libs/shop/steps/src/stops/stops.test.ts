import { eligibilityErrors } from '@soe/shop-journey'
import { stopTexts } from './stop-texts'
import { stopOf, stops, stopWays, type StopType } from './stops'

const types = Object.keys(stops) as StopType[]

it.each(['en', 'es'] as const)('every stop has a title and a body of its own, in %s', (language) => {
  const texts = stopTexts(language)
  for (const words of [types.map((type) => texts[type]), types.map((type) => texts[`${type}Body`])])
    expect(new Set(words).size).toBe(types.length)
})

it('every eligibility error is a stop', () => {
  expect(eligibilityErrors.filter((type) => !Object.hasOwn(stops, type))).toEqual([])
})

describe.each(types)('from %s', (type) => {
  it.each([0, 1])('with %i items in the cart a page of the shop can be opened', (cartCount) => {
    const ways = stopWays(type, { cartCount })
    expect(ways).toEqual(expect.arrayContaining([expect.stringMatching(cartCount > 0 ? /^(shop|cart)$/ : /^shop$/)]))
    expect(ways.includes('cart')).toBe(cartCount > 0 && (stops[type] as readonly string[]).includes('cart'))
  })

  it('no notice in the cart leads to the cart', () => {
    expect(stopWays(type, { cartCount: 1, isAtCart: true })).not.toContain('cart')
  })
})

it('a shopper who has come from the cart is led back there first', () => {
  expect(stopWays('PAST_DUE', { cartCount: 1, isFromCart: true })[0]).toBe('cart')
  expect(stopWays('PAST_DUE', { cartCount: 1 })[0]).toBe('pay')
})

it.each([
  ['PASTDUE', 'PAST_DUE'],
  ['PENDING_ORDER', 'PENDING_ORDER'],
  ['DEVICE_CAP', 'THRESHOLD'],
  ['FRAUD_INDICATOR_Z', 'FRAUD_Z'],
  ['DPP_SUMMARY', undefined],
  ['ShoppingCart', undefined],
])('a cart whose next step is %s is stopped by %s', (processStep, type) => {
  expect(stopOf({ screenInfo: { screenName: 'expresshub', processStep } as never })).toBe(type)
})
