import { createTestWorld, describeOperation, orbit, type Shopper } from '../testing'

const skusOf = async (shopper: Shopper, productId: string = orbit.productId) =>
  (await shopper.call('catalogue.getProduct', { query: { productId } })).answer.product.childSkus

const localInventoryOf = async (shopper: Shopper, skuId: string) =>
  (await shopper.call('catalogue.getInventory', { query: { skuId } })).answer.inventoryDetails.localInventory

describeOperation('catalogue.getProduct', () => {
  it.each(['prospect', 'signed-in', 'prepay'] as const)(
    "counts for %s what the nearest store has of each sku, as the sku's inventory does",
    async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      for (const { skuId, inventoryDetails } of await skusOf(shopper)) {
        expect(inventoryDetails.localInventory).toEqual(await localInventoryOf(shopper, skuId))
      }
    },
  )

  it('counts fewer units in a store than in the warehouse', async () => {
    const counts = (await skusOf(createTestWorld().shopper())).map(
      ({ inventoryDetails: { dFillInventory, localInventory } }) => [
        dFillInventory.qtyAvailable,
        localInventory.qtyAvailable,
      ],
    )
    expect(counts.some(([warehouse = 0]) => warehouse > 6)).toBe(true)
    expect(counts.every(([, store = 0]) => store <= 6)).toBe(true)
  })

  it('finds a product by its slug', async () => {
    const shopper = createTestWorld().shopper()
    expect(await skusOf(shopper, 'orbit-12-pro')).toEqual(await skusOf(shopper))
  })

  it.each(['dev9', 'constructor'])('knows no product %s', async (productId) => {
    const reply = await createTestWorld().shopper().call('catalogue.getProduct', { query: { productId } })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'productId' }]])
  })
})
