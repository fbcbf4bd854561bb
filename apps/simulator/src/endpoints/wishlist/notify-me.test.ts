import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const gone = { productId: 'dev14000017', skuId: 'tern-a2-tide-128' }
const inStock = { productId: 'dev14000001', skuId: 'orbit-12-pro-kelp-128' }

const member = async () => (await simulator.world('signed-in')).shopper()

const notifyMeIn = async (shopper: Shopper) => {
  const { product } = (await shopper.call('catalogue.getProduct', { query: { productId: gone.productId } })).answer
  return product.childSkus.find(({ skuId }) => skuId === gone.skuId)?.notifyMe
}

const savedNotifyMe = async (shopper: Shopper) => {
  const { data } = (await shopper.call('wishlist.retrieveWishlist', { body: { data: { pageId: 'GW' } } })).answer
  return data.wishList.deviceList[0]?.childSkus.find(({ skuId }) => skuId === gone.skuId)?.notifyMe
}

const save = (shopper: Shopper) =>
  shopper.call('wishlist.addWishlist', {
    body: { data: { action: 'add', favorites: [{ items: [{ productId: gone.productId, sorId: gone.skuId }] }] } },
  })

describe('back-in-stock notices', () => {
  it('are on for the sku in every view once asked for, and off again', async () => {
    const shopper = await member()
    await save(shopper)
    expect([await notifyMeIn(shopper), await savedNotifyMe(shopper)]).toEqual([false, false])
    const { answer } = await shopper.call('wishlist.subscribe', { body: gone })
    expect(answer).toEqual({ statusCode: '1', ...gone, notifyMe: true })
    expect([await notifyMeIn(shopper), await savedNotifyMe(shopper)]).toEqual([true, true])
    expect((await shopper.call('wishlist.unsubscribe', { body: gone })).answer.notifyMe).toBe(false)
    expect([await notifyMeIn(shopper), await savedNotifyMe(shopper)]).toEqual([false, false])
  })

  it("are the account's: no one else sees them, and the next sign-in does", async () => {
    const world = await simulator.world('signed-in')
    await (await world.shopper()).call('wishlist.subscribe', { body: gone })
    expect(await notifyMeIn(await world.shopper())).toBe(true)
    expect(await notifyMeIn(world.stranger('prospect'))).toBe(false)
  })

  it('are asked for twice and hold once', async () => {
    const shopper = await member()
    await shopper.call('wishlist.subscribe', { body: gone })
    await shopper.call('wishlist.subscribe', { body: gone })
    await shopper.call('wishlist.unsubscribe', { body: gone })
    expect(await notifyMeIn(shopper)).toBe(false)
  })

  it('are not for what is in stock', async () => {
    const reply = await (await member()).call('wishlist.subscribe', { body: inStock })
    expect(reply.errorId).toBe('NOTIFY_ME_UNAVAILABLE')
  })

  it('are for what has sold out since', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command({ sellOut: { skuId: inStock.skuId } })
    expect((await shopper.call('wishlist.subscribe', { body: inStock })).answer.notifyMe).toBe(true)
  })

  it('are not on offer while the flag disableNotifyMe is on', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await shopper.call('wishlist.subscribe', { body: gone })
    await world.command({ setFeatureFlags: { featureFlags: { disableNotifyMe: true } } })
    for (const key of ['wishlist.subscribe', 'wishlist.unsubscribe'] as const) {
      expect((await shopper.call(key, { body: gone })).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
    }
    expect(await notifyMeIn(shopper)).toBe(true)
  })

  it.each([
    ['a product', { ...gone, productId: 'dev9' }],
    ['a sku of the product', { ...gone, skuId: inStock.skuId }],
  ])('are not for what is not %s', async (_, body) => {
    expect((await (await member()).call('wishlist.subscribe', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('can not be ended where none was asked for', async () => {
    expect((await (await member()).call('wishlist.unsubscribe', { body: gone })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('answer 401 to a guest', async () => {
    const guest = (await simulator.world()).stranger('prospect')
    expect((await guest.call('wishlist.subscribe', { body: gone, audience: 'signed-in' })).status).toBe(401)
  })
})

describe('the details for search engines', () => {
  it('name what is saved, then what is in the cart, each once', async () => {
    const shopper = await member()
    expect((await shopper.call('wishlist.getSeoDetails', { body: {} })).answer.seo).toMatchObject({
      title: 'Wishlist',
      description: '0 products saved at Halyard',
      keywords: [],
      robots: 'noindex',
    })
    await save(shopper)
    const body = {
      cartInfo: {},
      data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
    }
    await shopper.call('cart.addAccessories', { body })
    const { seo } = (await shopper.call('wishlist.getSeoDetails', { body: {} })).answer
    expect(seo.keywords).toEqual(['Tern A2', 'Bosun Charger'])
    expect(seo.description).toBe('1 product saved at Halyard')
  })

  it('answer 899 for a cart that no one has', async () => {
    const reply = await (await member()).call('wishlist.getSeoDetails', { body: { cartId: 'C9-none' } })
    expect(reply.errorId).toBe('899')
  })
})
