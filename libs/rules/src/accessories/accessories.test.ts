import type { Audience } from '../identity/audience'
import { dropZeroDollar } from './drop-zero-dollar'
import { canDecrement, canIncrement, clampQuantity, isQuantity } from './quantity'
import { showRecommendedAccessories } from './recommended-accessories'
import { routeEmptyInterstitial } from './route-empty-interstitial'

describe('the quantity of an accessory', () => {
  it.each([
    [0, false, 1, false, true],
    [1, true, 1, false, true],
    [2, true, 2, true, true],
    [9, true, 9, true, true],
    [10, true, 10, true, false],
    [11, false, 10, true, false],
    [-3, false, 1, false, true],
    [2.5, false, 2, true, true],
    [Number.NaN, false, 1, false, false],
  ])('%d is allowed %s, clamps to %i, decrements %s and increments %s', (quantity, allowed, clamped, down, up) => {
    expect(isQuantity(quantity)).toBe(allowed)
    expect(clampQuantity(quantity)).toBe(clamped)
    expect([canDecrement(quantity), canIncrement(quantity)]).toEqual([down, up])
  })
})

describe('a zero-dollar accessory', () => {
  const priced = (...prices: unknown[]) => ({
    childSkus: prices.map((price) => ({ price: { fullRetailPrice: price as { originalPrice?: number } } })),
  })
  it.each([
    ['a price', priced({ originalPrice: 20, discountedPrice: 15 }), true],
    ['no discount', priced({ originalPrice: 20 }), true],
    ['a zero price', priced({ originalPrice: 0 }), false],
    ['a discount to zero', priced({ originalPrice: 20, discountedPrice: 0 }), false],
    ['a $0.00 price', priced({ originalPrice: '$0.00' }), false],
    ['an empty price', priced({ originalPrice: '' }), false],
    ['a NaN price', priced({ originalPrice: Number.NaN }), false],
    ['an unreadable price', priced({ originalPrice: 'free' }), false],
    ['one zero price among others', priced({ originalPrice: 20 }, { originalPrice: 0 }), false],
    ['no price at all', { childSkus: [{}] }, false],
  ])('with %s is kept: %s', (_name, accessory, isKept) => {
    expect(dropZeroDollar([accessory], true)).toEqual(isKept ? [accessory] : [])
    expect(dropZeroDollar([accessory], false)).toEqual([accessory])
  })
})

describe('recommended accessories', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 3],
    [6, 6],
    [7, 6],
  ])('of %i show %i', (given, shown) => {
    expect(showRecommendedAccessories(Array.from({ length: given }, (_item, index) => index))).toHaveLength(shown)
  })
})

describe('an empty interstitial', () => {
  it.each<[Audience, string]>([
    ['signed-in', 'expresscheckout'],
    ['prospect', 'expresscart'],
    ['prepay', 'expresscart'],
    ['prepay-signed-in', 'expresscart'],
  ])('sends %s to %s', (audience, page) => {
    expect(routeEmptyInterstitial(audience)).toEqual({ page, query: {} })
  })
})
