import type { BodyInputOf } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const orbit = { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128' }
const otherOrbit = { productId: 'dev14000001', sorId: 'ORBIT-12-PRO-KELP-256' }
const charger = { productId: 'acc15000021', sorId: 'bosun-charger-chalk' }

type Item = typeof orbit

const add = (
  items: Item[],
  more: { id?: string; name?: string } = {},
): { body: BodyInputOf<'wishlist.addWishlist'> } => ({
  body: { data: { action: more.id ? 'update' : 'add', favorites: [{ ...more, items }] } },
})

const remove = (...ids: string[]): { body: BodyInputOf<'wishlist.removeWishlist'> } => ({
  body: { data: { action: 'Item', favorites: [{ items: ids.map((deviceId) => ({ deviceId })) }] } },
})

const retrieve = (wid?: string): { body: BodyInputOf<'wishlist.retrieveWishlist'> } => ({
  body: { data: { pageId: 'GW' }, ...(wid && { wid }) },
})

const favorites = { body: { data: { pageId: 'CART' } } } as const

const member = async () => (await simulator.world('signed-in')).shopper()

describe('adding to the wishlist', () => {
  it('makes the list, counts it in the cookie and answers status 1', async () => {
    const shopper = await member()
    const { answer } = await shopper.call('wishlist.addWishlist', add([orbit]))
    expect(answer.statusCode).toBe('1')
    expect(answer.favorites).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        name: 'Wishlist',
        items: [{ ...orbit, itemType: 'DEVICE' }],
      },
    ])
    expect(shopper.cookies.get('wishListCount')).toBe('1')
  })

  it('keeps one item of a product: the latest choice', async () => {
    const shopper = await member()
    await shopper.call('wishlist.addWishlist', add([orbit, charger]))
    const { answer } = await shopper.call('wishlist.addWishlist', add([otherOrbit]))
    expect(answer.favorites[0]?.items.map(({ sorId }) => sorId)).toEqual([otherOrbit.sorId, charger.sorId])
    expect(shopper.cookies.get('wishListCount')).toBe('2')
  })

  it('updates the list that exists, under its id and a new name', async () => {
    const shopper = await member()
    const id = (await shopper.call('wishlist.addWishlist', add([orbit]))).answer.favorites[0]?.id ?? ''
    const { answer } = await shopper.call('wishlist.addWishlist', add([charger], { id, name: 'Birthday' }))
    expect(answer.favorites).toMatchObject([{ id, name: 'Birthday', items: [orbit, charger] }])
  })

  it('keeps the name of the list that an add finds', async () => {
    const shopper = await member()
    await shopper.call('wishlist.addWishlist', add([orbit], { name: 'Birthday' }))
    const { answer } = await shopper.call('wishlist.addWishlist', add([charger], { name: 'Wishlist' }))
    expect(answer.favorites).toMatchObject([{ name: 'Birthday', items: [orbit, charger] }])
  })

  it('tells devices from accessories itself', async () => {
    const { answer } = await (
      await member()
    ).call('wishlist.addWishlist', add([{ ...charger, itemType: 'DEVICE' } as Item]))
    expect(answer.favorites[0]?.items[0]?.itemType).toBe('ACCESSORY')
  })

  it.each([
    ['a product', { ...orbit, productId: 'dev9' }],
    ['a product by its slug', { ...orbit, productId: 'orbit-12-pro' }],
    ['a sku of the product', { ...orbit, sorId: charger.sorId }],
    ['a prototype', { productId: 'constructor', sorId: 'constructor' }],
  ])('refuses what is not %s', async (_, item) => {
    const shopper = await member()
    expect((await shopper.call('wishlist.addWishlist', add([orbit, item]))).errorId).toBe('ITEM_NOT_FOUND')
    expect((await shopper.call('wishlist.retrieveFavorites', favorites)).answer.favorites).toEqual([])
  })

  it('refuses a list that no one has', async () => {
    const shopper = await member()
    expect((await shopper.call('wishlist.addWishlist', add([charger], { id: 'w9' }))).errorId).toBe('ITEM_NOT_FOUND')
  })
})

describe('taking off the wishlist', () => {
  it('leaves the others', async () => {
    const shopper = await member()
    await shopper.call('wishlist.addWishlist', add([orbit, charger]))
    const { answer } = await shopper.call('wishlist.removeWishlist', remove(orbit.productId))
    expect(answer).toMatchObject({ statusCode: '1', favorites: [{ items: [charger] }] })
    expect(shopper.cookies.get('wishListCount')).toBe('1')
  })

  it('is refused for what is not on it, and nothing else goes', async () => {
    const shopper = await member()
    await shopper.call('wishlist.addWishlist', add([orbit]))
    expect((await shopper.call('wishlist.removeWishlist', remove(orbit.productId, 'dev9'))).errorId).toBe(
      'ITEM_NOT_FOUND',
    )
    expect((await shopper.call('wishlist.retrieveFavorites', favorites)).answer.favorites[0]?.items).toHaveLength(1)
  })

  it('answers 401 to a guest, whose cart stays', async () => {
    const guest = await (await simulator.world()).shopper()
    const session = guest.cookies.get('sim-session')
    expect((await guest.call('wishlist.removeWishlist', remove(orbit.productId))).status).toBe(401)
    expect(guest.cookies.get('sim-session')).toBe(session)
  })
})

describe('reading the wishlist', () => {
  it('answers every product with all its skus', async () => {
    const shopper = await member()
    await shopper.call('wishlist.addWishlist', add([orbit, charger]))
    const { wishList } = (await shopper.call('wishlist.retrieveWishlist', retrieve())).answer.data
    expect(wishList).toMatchObject({ name: 'Wishlist', wishListCount: 2, items: [orbit, charger] })
    expect(wishList.deviceList.map(({ productDisplayName }) => productDisplayName)).toEqual(['Orbit 12 Pro'])
    expect(wishList.deviceList[0]?.childSkus.map(({ skuId }) => skuId)).toContain(orbit.sorId)
    expect(wishList.accessoryList.map(({ productId }) => productId)).toEqual([charger.productId])
  })

  it('tells what was saved of each product, on which list, as the favorites do', async () => {
    const shopper = await member()
    const { favorites: added } = (await shopper.call('wishlist.addWishlist', add([otherOrbit]))).answer
    const { wishList } = (await shopper.call('wishlist.retrieveWishlist', retrieve())).answer.data
    expect(wishList.favorites).toEqual(added)
    expect(wishList.deviceList[0]).toMatchObject({
      favoriteId: added[0]?.id,
      selected: { sku: otherOrbit.sorId.toLowerCase(), term: 36 },
    })
    expect(wishList.featureFlags).toEqual({})
  })

  it('is empty for a customer who has none, and for a guest', async () => {
    for (const persona of ['signed-in', 'prospect'] as const) {
      const shopper = await (await simulator.world(persona)).shopper()
      const { wishList } = (await shopper.call('wishlist.retrieveWishlist', retrieve())).answer.data
      expect(wishList).toEqual({
        id: '',
        name: 'Wishlist',
        wishListCount: 0,
        deviceList: [],
        accessoryList: [],
        items: [],
        favorites: [],
        featureFlags: {},
      })
    }
  })

  it('shows a shared list to a guest who has its link', async () => {
    const world = await simulator.world('signed-in')
    const wid = (await (await world.shopper()).call('wishlist.addWishlist', add([orbit]))).answer.favorites[0]?.id
    const { wishList } = (await world.stranger('prospect').call('wishlist.retrieveWishlist', retrieve(wid))).answer.data
    expect(wishList).toMatchObject({ id: wid, items: [orbit] })
  })

  it.each(['unknown', '__proto__', 'constructor'])('knows no shared list %s', async (wid) => {
    const guest = (await simulator.world()).stranger('prospect')
    expect((await guest.call('wishlist.retrieveWishlist', retrieve(wid))).errorId).toBe('ITEM_NOT_FOUND')
  })
})
