import { mayRecommend } from '../pdm'

describe('recommendations', () => {
  it.each([
    ['prospect', 'device', 'emptyCart', true],
    ['signed-in', 'accessory', 'Wishlist', true],
    ['prepay', 'device', 'emptyCart', false],
    ['prepay-signed-in', 'device', undefined, false],
    ['prepay', 'accessory', 'InterstitialPage', true],
    ['prepay-signed-in', 'accessory', undefined, true],
    ['prepay', 'accessory', 'emptyCart', false],
    ['prepay', 'accessory', 'Wishlist', false],
  ] as const)('for %s of a %s on %s: %s', (audience, kind, context, expected) =>
    expect(mayRecommend(audience, kind, context)).toBe(expected),
  )
})
