import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice, deviceBody, orbit } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const pickup = { skuId: orbit.id, zip: '04101' }
const preOrder = { skuId: 'lumen-fold-2' }

const inventory = async (shopper: Shopper, query: Record<string, string> = pickup) =>
  (await shopper.call('catalogue.getInventory', { query })).answer

const productOf = async (shopper: Shopper, productId: string) =>
  (await shopper.call('catalogue.getProduct', { query: { productId } })).answer.product

const stockIn = async (shopper: Shopper, productId: string, skuId: string) =>
  (await productOf(shopper, productId)).childSkus.find((sku) => sku.skuId === skuId)?.inventoryDetails

const out = { isInStock: false, isBackorder: false, isPreOrder: false, qtyAvailable: 0 }

describe('the inventory of a sku', () => {
  it('tells the warehouse, the nearest store and every store', async () => {
    const answer = await inventory(await (await simulator.world()).shopper())
    expect(answer).toMatchObject({ productId: orbit.productId, skuId: orbit.id, locationCode: '0412001' })
    expect(answer.inventoryDetails.dFillInventory.isInStock).toBe(true)
    const near = answer.stores.find(({ locationCode }) => locationCode === '0412001')
    expect(near?.inventory).toEqual(answer.inventoryDetails.localInventory)
    expect(answer.stores).toHaveLength(3)
  })

  it('has a store hold no more than the warehouse knows of, and some stores none', async () => {
    const shopper = await (await simulator.world()).shopper()
    const product = await productOf(shopper, orbit.productId)
    const all = await Promise.all(product.childSkus.map(({ skuId }) => inventory(shopper, { skuId })))
    const held = all.flatMap(({ stores }) => stores.map((store) => store.inventory))
    expect(held.every(({ qtyAvailable, isInStock }) => isInStock === qtyAvailable > 0 && qtyAvailable <= 6)).toBe(true)
    expect(held.some(({ isInStock }) => isInStock)).toBe(true)
    expect(held.some(({ isInStock }) => !isInStock)).toBe(true)
  })

  it.each([
    ['its code', { locationCode: '3000401' }, '3000401'],
    ['its code with hyphens', { locationCode: '300-0401' }, '3000401'],
    ['the zip code', { zip: '30010' }, '3000401'],
    ['the zip code where no store has that code', { zip: '04106', locationCode: '9' }, '0412002'],
  ])('is of the store that is meant by %s', async (_, query, locationCode) => {
    const shopper = await (await simulator.world()).shopper()
    expect((await inventory(shopper, { skuId: orbit.id, ...query })).locationCode).toBe(locationCode)
  })

  it("is of the store near the account's address where nothing is said", async () => {
    const query = { skuId: orbit.id }
    expect((await inventory(await (await simulator.world('signed-in')).shopper(), query)).locationCode).toBe('0412001')
    expect((await inventory(await (await simulator.world()).shopper(), query)).locationCode).toBe('3000401')
  })

  it.each(['constructor', 'orbit-12-pro', 'nothing'])('knows no sku %s', async (skuId) => {
    const shopper = await (await simulator.world()).shopper()
    expect((await shopper.call('catalogue.getInventory', { query: { skuId } })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('tells a pre-order with the day that it ships', async () => {
    const shopper = await (await simulator.world()).shopper()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer
    const waiting = products
      .flatMap(({ childSkus }) => childSkus)
      .find(({ inventoryDetails }) => inventoryDetails.dFillInventory.isPreOrder)
    const answer = await inventory(shopper, { skuId: waiting?.skuId ?? preOrder.skuId })
    expect(answer.inventoryDetails.dFillInventory).toEqual(waiting?.inventoryDetails.dFillInventory)
    expect(answer.inventoryDetails.dFillInventory.availableOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('a product', () => {
  const localOf = async (shopper: Shopper) =>
    (await productOf(shopper, orbit.productId)).childSkus.map(({ skuId, inventoryDetails: { localInventory } }) => ({
      skuId,
      localInventory,
    }))

  it.each(['prospect', 'signed-in', 'prepay'] as const)(
    "tells %s of each sku what the nearest store has, as the sku's inventory does",
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      const local = await localOf(shopper)
      const told = await Promise.all(
        local.map(async ({ skuId }) => ({
          skuId,
          localInventory: (await inventory(shopper, { skuId })).inventoryDetails.localInventory,
        })),
      )
      expect(local).toEqual(told)
    },
  )

  it('stands in a store in other numbers than in the warehouse', async () => {
    const shopper = await (await simulator.world()).shopper()
    const { childSkus } = await productOf(shopper, orbit.productId)
    const pairs = childSkus.map(({ inventoryDetails: { dFillInventory, localInventory } }) => [
      dFillInventory.qtyAvailable,
      localInventory.qtyAvailable,
    ])
    expect(pairs.some(([warehouse = 0]) => warehouse > 6)).toBe(true)
    expect(pairs.every(([, store = 0]) => store <= 6)).toBe(true)
  })

  it('of accessories tells what a discount takes off', async () => {
    const shopper = await (await simulator.world()).shopper()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category: 'accessories' } })).answer
    const texts = products.flatMap(({ hasPromos, childSkus }) =>
      childSkus.map(({ price: { fullRetailPrice } }) => ({ hasPromos, ...fullRetailPrice })),
    )
    expect(texts.some(({ hasPromos }) => hasPromos)).toBe(true)
    for (const { hasPromos, originalPrice, discountedPrice, allPromotions } of texts) {
      expect(allPromotions).toEqual(hasPromos ? [`$${(originalPrice - discountedPrice).toFixed(2)} off`] : [])
    }
  })
})

describe('a sku that is sold out in a world', () => {
  it('is out of stock in every view and can not be added; in other worlds it is as it was', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await shopper.call('wishlist.addWishlist', {
      body: {
        data: {
          action: 'add',
          favorites: [{ items: [{ productId: orbit.productId, sorId: orbit.id, itemType: 'DEVICE' }] }],
        },
      },
    })
    expect((await stockIn(shopper, orbit.productId, orbit.id))?.dFillInventory.isInStock).toBe(true)
    await world.command({ sellOut: { skuId: orbit.id } })

    expect(await stockIn(shopper, orbit.productId, orbit.id)).toEqual({ dFillInventory: out, localInventory: out })
    const { stores, inventoryDetails } = await inventory(shopper)
    expect(inventoryDetails).toEqual({ dFillInventory: out, localInventory: out })
    expect(stores.map((store) => store.inventory)).toEqual([out, out, out])
    const tiles = (await shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer.products
    const tile = tiles.flatMap(({ childSkus }) => childSkus).find(({ skuId }) => skuId === orbit.id)
    expect(tile?.inventoryDetails.dFillInventory ?? out).toEqual(out)
    const { wishList } = (await shopper.call('wishlist.retrieveWishlist', { body: { data: { pageId: 'GW' } } })).answer
      .data
    const saved = wishList.deviceList[0]?.childSkus.find(({ skuId }) => skuId === orbit.id)
    expect(saved?.inventoryDetails.dFillInventory).toEqual(out)
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('OUT_OF_STOCK')

    const elsewhere = await (await simulator.world()).shopper()
    expect((await stockIn(elsewhere, orbit.productId, orbit.id))?.dFillInventory.isInStock).toBe(true)
  })

  it('stays in a cart that had it, shown as out of stock', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ sellOut: { skuId: orbit.id } })
    const { cart } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
    expect(cart.lineDetails.lineInfo['newLine1']?.deviceItem?.availability).toBe('out-of-stock')
  })

  it('is an accessory that can not be added either', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command({ sellOut: { skuId: 'bosun-charger-chalk' } })
    const body = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])
    expect((await shopper.call('cart.addAccessories', { body })).errorId).toBe('OUT_OF_STOCK')
  })

  it('is not recommended once no sku of the product is left', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const names = async () => {
      const { answer } = await shopper.call('recommendations.pdm', { body: { source: 'device' } })
      if (!('deviceRecommendation' in answer)) throw new Error('no device recommendation')
      const { productList } = answer.deviceRecommendation.recommendedDeviceInformation.accountLevelRecommendations
      return productList[0]?.deviceProducts.map(({ product }) => product.productId)
    }
    expect(await names()).toContain(orbit.productId)
    const { childSkus } = await productOf(shopper, orbit.productId)
    for (const { skuId } of childSkus) await world.command({ sellOut: { skuId } })
    expect(await names()).not.toContain(orbit.productId)
  })
})

describe('a sku that a world has on back-order', () => {
  const until = '2027-01-15'
  const backOrder = { setStock: { skuId: orbit.id, status: 'back-order', availableOn: until } } as const

  it('can be added, is shown so, and holds the delivery until then', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command(backOrder)
    expect((await inventory(shopper)).inventoryDetails.localInventory).toEqual({
      ...out,
      isBackorder: true,
      availableOn: until,
    })
    await addDevice(shopper)
    const { cart, shipmentInfo } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
    expect(cart.lineDetails.lineInfo['newLine1']?.deviceItem).toMatchObject({
      availability: 'back-order',
      availableOn: until,
    })
    expect(shipmentInfo.shippingOptions.every(({ arrivesOn }) => arrivesOn >= until)).toBe(true)
  })

  it('is not ordered by a customer who owes', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command(backOrder)
    await world.command({ setCredit: { pastDueCents: 10_00 } })
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('4077')
  })

  it('is only ever a sku that there is', async () => {
    const world = await simulator.world()
    await expect(world.command({ setStock: { skuId: 'constructor', status: 'in-stock' } })).rejects.toThrow('404')
  })
})

describe('the accessory bundles', () => {
  it('tell the tiers, the limits, and the accessories that count', async () => {
    const { answer } = await (await (await simulator.world()).shopper()).call('catalogue.listBundles')
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
