import type { ProductCategory } from '@soe/contracts'
import { createTestWorld, describeOperation } from '../testing'

const productsOf = async (category: ProductCategory) =>
  (await createTestWorld().shopper().call('catalogue.listProducts', { query: { category } })).answer

describeOperation('catalogue.listProducts', () => {
  it.each(['smartphones', 'watches', 'tablets', 'accessories'] as const)('lists %s alone', async (category) => {
    const answer = await productsOf(category)
    expect(answer.category).toBe(category)
    expect(new Set(answer.products.map((product) => product.category))).toEqual(new Set([category]))
  })

  it('says what a promotion takes off an accessory', async () => {
    const prices = (await productsOf('accessories')).products.flatMap(({ hasPromos, childSkus }) =>
      childSkus.map(({ price: { fullRetailPrice } }) => ({ hasPromos, ...fullRetailPrice })),
    )
    expect(prices.some(({ hasPromos }) => hasPromos)).toBe(true)
    for (const { hasPromos, originalPrice, discountedPrice, allPromotions } of prices) {
      expect(allPromotions).toEqual(hasPromos ? [`$${(originalPrice - discountedPrice).toFixed(2)} off`] : [])
    }
  })
})
