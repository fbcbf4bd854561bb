import {
  accessoryBody,
  addDevice,
  addToWishlist,
  changeAccounts,
  createTestWorld,
  deviceBody,
  orbit,
  orbitItem,
  wishlistOf,
  type Shopper,
} from '../../testing'
import { setStock } from './stock'

const charger = 'bosun-charger-chalk'
const soldOut = { isInStock: false, isBackorder: false, isPreOrder: false, qtyAvailable: 0 }

const inventoryOf = async (shopper: Shopper) =>
  (await shopper.call('catalogue.getInventory', { query: { skuId: orbit.id, zip: '04101' } })).answer

const skuOf = async (shopper: Shopper) => {
  const query = { productId: orbit.productId }
  const { childSkus } = (await shopper.call('catalogue.getProduct', { query })).answer.product
  return childSkus.find((sku) => sku.skuId === orbit.id)
}

const tileOf = async (shopper: Shopper) => {
  const query = { category: 'smartphones' }
  const { products } = (await shopper.call('catalogue.listProducts', { query })).answer
  return products.flatMap(({ childSkus }) => childSkus).find(({ skuId }) => skuId === orbit.id)
}

const checkoutOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer

describe('a sku that is sold out in a world', () => {
  it('is out of stock in every view and cannot be added; in other worlds nothing changes', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addToWishlist(shopper, [orbitItem])
    expect((await skuOf(shopper))?.inventoryDetails.dFillInventory.isInStock).toBe(true)
    world.command({ sellOut: { skuId: orbit.id } })

    const everywhere = { dFillInventory: soldOut, localInventory: soldOut }
    expect((await skuOf(shopper))?.inventoryDetails).toEqual(everywhere)
    const { stores, inventoryDetails } = await inventoryOf(shopper)
    expect(inventoryDetails).toEqual(everywhere)
    expect(stores.map((store) => store.inventory)).toEqual([soldOut, soldOut, soldOut])
    expect((await tileOf(shopper))?.inventoryDetails.dFillInventory ?? soldOut).toEqual(soldOut)
    const saved = (await wishlistOf(shopper)).deviceList[0]?.childSkus.find(({ skuId }) => skuId === orbit.id)
    expect(saved?.inventoryDetails.dFillInventory).toEqual(soldOut)
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('OUT_OF_STOCK')

    expect((await skuOf(createTestWorld().shopper()))?.inventoryDetails.dFillInventory.isInStock).toBe(true)
  })

  it('stays in a cart, shown as out of stock', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await addDevice(shopper)
    world.command({ sellOut: { skuId: orbit.id } })
    const { cart } = await checkoutOf(shopper)
    expect(cart.lineDetails.lineInfo['newLine1']?.deviceItem?.availability).toBe('out-of-stock')
  })

  it('cannot be added as an accessory either', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    world.command({ sellOut: { skuId: charger } })
    const body = accessoryBody([{ id: charger, qty: 1 }])
    expect((await shopper.call('cart.addAccessories', { body })).errorId).toBe('OUT_OF_STOCK')
  })
})

describe('a sku that a world has on back-order', () => {
  const until = '2027-01-15'
  const createBackOrderWorld = (persona?: 'signed-in') => {
    const world = createTestWorld(persona)
    world.change((draft) => setStock(draft, orbit.id, { status: 'back-order', qty: 0, availableOn: until }))
    return world
  }

  it('can be added, is shown as such, and holds the delivery until then', async () => {
    const shopper = createBackOrderWorld().shopper()
    expect((await inventoryOf(shopper)).inventoryDetails.localInventory).toEqual({
      ...soldOut,
      isBackorder: true,
      availableOn: until,
    })
    await addDevice(shopper)
    const { cart, shipmentInfo } = await checkoutOf(shopper)
    expect(cart.lineDetails.lineInfo['newLine1']?.deviceItem).toMatchObject({
      availability: 'back-order',
      availableOn: until,
    })
    expect(shipmentInfo.shippingOptions.every(({ arrivesOn }) => arrivesOn >= until)).toBe(true)
  })

  it('cannot be ordered by a customer with a past-due balance', async () => {
    const world = createBackOrderWorld('signed-in')
    const shopper = world.shopper()
    changeAccounts(world, { pastDueCents: 10_00 })
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('4077')
  })

  it('is a sku that exists', () => {
    const world = createTestWorld()
    const change = () => world.change((draft) => setStock(draft, 'constructor', { status: 'in-stock', qty: 20 }))
    expect(change).toThrow(expect.objectContaining({ status: 404, code: 'UNKNOWN_SKU' }))
  })

  it.each([
    { status: 'in-stock', qty: 0 },
    { status: 'in-stock', availableOn: '2027-01-15' },
    { status: 'out-of-stock', qty: 5 },
    { status: 'back-order', qty: 1 },
  ] as const)('does not contradict itself: %j', (stock) => {
    const change = () => createTestWorld().command({ setStock: { skuId: orbit.id, ...stock } })
    expect(change).toThrow(expect.objectContaining({ status: 400, code: 'INVALID_REQUEST' }))
  })
})
