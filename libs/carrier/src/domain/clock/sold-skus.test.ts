import { accessoryBody, addDevice, createTestWorld, linesOf, orbit, totalsOf, type Shopper } from '../../testing'

const charger = 'bosun-charger-chalk'

const productPrice = async (shopper: Shopper, productId: string, skuId: string) => {
  const { product } = (await shopper.call('catalogue.getProduct', { query: { productId } })).answer
  return product.childSkus.find((sku) => sku.skuId === skuId)?.price
}

describe('a price that is set in a world', () => {
  it('is that of a phone on its page and in a cart that holds it, and of no other world', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    world.command({ setPrice: { skuId: orbit.id, priceCents: 720_00 } })

    const price = await productPrice(shopper, orbit.productId, orbit.id)
    expect(price?.fullRetailPrice.originalPrice).toBe(720)
    expect(price?.devicePaymentPrice[0]?.originalPrice).toBe(20)
    expect((await linesOf(shopper))['newLine1']?.deviceItem).toMatchObject({ retailPrice: 720, monthlyPrice: 20 })
    expect((await totalsOf(shopper)).dueMonthly).toBeLessThan(before.dueMonthly)

    const elsewhere = await productPrice(createTestWorld('signed-in').shopper(), orbit.productId, orbit.id)
    expect(elsewhere?.fullRetailPrice.originalPrice).not.toBe(720)
  })

  it('has no instalments where a phone is bought outright', async () => {
    const world = createTestWorld('prepay')
    const shopper = world.shopper()
    world.command({ setPrice: { skuId: orbit.id, priceCents: 720_00 } })
    expect(await productPrice(shopper, orbit.productId, orbit.id)).toMatchObject({
      devicePaymentPrice: [],
      fullRetailPrice: { originalPrice: 720 },
    })
  })

  it('is what an accessory in a cart costs, with what that saves', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: charger, qty: 2 }]) })
    world.command({ setPrice: { skuId: charger, priceCents: 5_00 } })
    const [item] = (await linesOf(shopper))['newLine1']?.accessories ?? []
    expect(item).toMatchObject({ itemCode: charger, discountedPrice: 5 })
  })

  it('is refused for what is not sold', () => {
    const world = createTestWorld()
    expect(() => world.command({ setPrice: { skuId: 'orbit-13', priceCents: 1 } })).toThrow(
      'There is no sku "orbit-13".',
    )
  })
})
