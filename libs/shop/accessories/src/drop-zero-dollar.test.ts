import { dropZeroDollar } from './recommended-query'

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
