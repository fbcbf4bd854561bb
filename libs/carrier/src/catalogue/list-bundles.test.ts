import { createTestWorld, describeOperation } from '../testing'

describeOperation('catalogue.listBundles', () => {
  it('lists the tiers, the limits, and the accessories that count', async () => {
    const { answer } = await createTestWorld().shopper().call('catalogue.listBundles')
    expect(answer.tiers).toEqual([
      { minimumQuantity: 5, discountPercent: 30 },
      { minimumQuantity: 4, discountPercent: 25 },
      { minimumQuantity: 3, discountPercent: 20 },
    ])
    expect(answer).toMatchObject({ minimumPrice: 19.99, maximumItems: 10 })
    expect(answer.excludedProductLines).toEqual(expect.arrayContaining(['earbuds', 'smart home', 'drones']))
    const prices = answer.products.map(({ childSkus }) => childSkus[0]?.price.fullRetailPrice.discountedPrice ?? 0)
    expect(prices.length).toBeGreaterThan(5)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(19.99)
    expect(prices.filter((price) => Math.round(price * 100) % 100 === 97)).toEqual([])
  })
})
