import {
  addToWishlist,
  chargerItem,
  createTestWorld,
  describeOperation,
  orbitItem,
  otherOrbitItem,
  wishlistOf,
} from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

describeOperation('wishlist.retrieveWishlist', () => {
  it('answers every product with all its skus', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [orbitItem, chargerItem])
    const wishlist = await wishlistOf(shopper)
    expect(wishlist).toMatchObject({ name: 'Wishlist', wishListCount: 2, items: [orbitItem, chargerItem] })
    expect(wishlist.deviceList.map(({ productDisplayName }) => productDisplayName)).toEqual(['Orbit 12 Pro'])
    expect(wishlist.deviceList[0]?.childSkus.map(({ skuId }) => skuId)).toContain(orbitItem.sorId)
    expect(wishlist.accessoryList.map(({ productId }) => productId)).toEqual([chargerItem.productId])
  })

  it('names the list and the selected sku of each product, as the favorites do', async () => {
    const shopper = customer()
    const { favorites } = await addToWishlist(shopper, [otherOrbitItem])
    const wishlist = await wishlistOf(shopper)
    expect(wishlist.favorites).toEqual(favorites)
    expect(wishlist.deviceList[0]).toMatchObject({
      favoriteId: favorites[0]?.id,
      selected: { sku: otherOrbitItem.sorId.toLowerCase(), term: 36 },
    })
    expect(wishlist.featureFlags).toEqual({})
  })

  it.each(['signed-in', 'prospect'] as const)('is empty for %s, who has added nothing', async (persona) => {
    expect(await wishlistOf(createTestWorld(persona).shopper())).toEqual({
      id: '',
      name: 'Wishlist',
      wishListCount: 0,
      deviceList: [],
      accessoryList: [],
      items: [],
      favorites: [],
      featureFlags: {},
    })
  })

  it('shows a shared list to a guest who has its link', async () => {
    const world = createTestWorld('signed-in')
    const wid = (await addToWishlist(world.shopper(), [orbitItem])).favorites[0]?.id
    expect(await wishlistOf(world.guest('prospect'), wid)).toMatchObject({ id: wid, items: [orbitItem] })
  })

  it.each(['unknown', '__proto__', 'constructor'])('knows no shared list %s', async (wid) => {
    const guest = createTestWorld().guest('prospect')
    const { errorId } = await guest.call('wishlist.retrieveWishlist', { body: { data: { pageId: 'GW' }, wid } })
    expect(errorId).toBe('ITEM_NOT_FOUND')
  })
})
