import { setStock } from '../stock/stock'
import {
  accessoryBody,
  createTestWorld,
  fillCart,
  fillCheckout,
  orbit,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../../testing'

const charger = 'bosun-charger-chalk'

const place = (shopper: Shopper) => shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })

const inventoryOf = async (shopper: Shopper, skuId: string = orbit.id) =>
  (await shopper.call('catalogue.getInventory', { query: { skuId } })).answer.inventoryDetails.dFillInventory

describe('the stock of ordered items', () => {
  it('shrinks by what the order takes, once, for everyone in the world and nobody outside', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    const elsewhere = createTestWorld().shopper()
    const [device, accessory] = [await inventoryOf(shopper), await inventoryOf(shopper, charger)]
    await fillCart(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: charger, qty: 3 }]) })
    await fillCheckout(shopper)
    await placeOrder(shopper)
    await placeOrder(shopper)
    const other = world.guest('prospect')
    expect((await inventoryOf(other)).qtyAvailable).toBe(device.qtyAvailable - 1)
    expect((await inventoryOf(other, charger)).qtyAvailable).toBe(accessory.qtyAvailable - 3)
    expect(await inventoryOf(elsewhere)).toEqual(device)
  })

  it('is gone with the last piece: another cart that holds it cannot be ordered', async () => {
    const world = createTestWorld()
    world.change((draft) => setStock(draft, orbit.id, { status: 'in-stock', qty: 1 }))
    const [first, second] = [world.shopper(), world.shopper()]
    await readyToOrder(first)
    await readyToOrder(second)
    await placeOrder(first)
    expect((await place(second)).errorId).toBe('OUT_OF_STOCK')
    expect(await inventoryOf(second)).toMatchObject({ isInStock: false, qtyAvailable: 0 })
    const { products } = (await second.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer
    const sku = products.flatMap(({ childSkus }) => childSkus).find(({ skuId }) => skuId === orbit.id)
    expect(sku?.inventoryDetails.dFillInventory.isInStock).toBe(false)
  })

  it('is named in the error where fewer are left than wanted', async () => {
    const world = createTestWorld()
    world.change((draft) => setStock(draft, charger, { status: 'in-stock', qty: 2 }))
    const shopper = world.shopper()
    const add = (qty: number) => shopper.call('cart.addAccessories', { body: accessoryBody([{ id: charger, qty }]) })
    expect((await add(3)).errors).toMatchObject([{ id: 'OUT_OF_STOCK', details: [{ issue: '2 left' }] }])
    expect((await add(2)).errorId).toBeUndefined()
    world.change((draft) => setStock(draft, charger, { status: 'in-stock', qty: 1 }))
    await fillCheckout(shopper)
    expect((await place(shopper)).errors).toMatchObject([{ id: 'OUT_OF_STOCK', details: [{ issue: '1 left' }] }])
  })

  it('of a pre-order stays as it is', async () => {
    const world = createTestWorld('signed-in')
    world.change((draft) => setStock(draft, orbit.id, { status: 'pre-order', qty: 0, availableOn: '2027-03-05' }))
    const shopper = world.shopper()
    const before = await inventoryOf(shopper)
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect(await inventoryOf(shopper)).toEqual(before)
  })
})
