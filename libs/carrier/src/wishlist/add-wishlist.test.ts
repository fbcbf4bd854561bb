import {
  addToWishlist,
  chargerItem,
  createTestWorld,
  describeOperation,
  favoritesOf,
  orbitItem,
  otherOrbitItem,
  wishlistBody,
} from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

describeOperation('wishlist.addWishlist', () => {
  it('makes the list and answers status 1', async () => {
    const answer = await addToWishlist(customer(), [orbitItem])
    expect(answer.statusCode).toBe('1')
    expect(answer.favorites).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        name: 'Wishlist',
        items: [{ ...orbitItem, itemType: 'DEVICE' }],
      },
    ])
  })

  it('keeps one item of a product: the latest choice', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [orbitItem, chargerItem])
    const { favorites } = await addToWishlist(shopper, [otherOrbitItem])
    expect(favorites[0]?.items.map(({ sorId }) => sorId)).toEqual([otherOrbitItem.sorId, chargerItem.sorId])
  })

  it('updates the list that exists, under its id and a new name', async () => {
    const shopper = customer()
    const id = (await addToWishlist(shopper, [orbitItem])).favorites[0]?.id ?? ''
    const { favorites } = await addToWishlist(shopper, [chargerItem], { id, name: 'Birthday' })
    expect(favorites).toMatchObject([{ id, name: 'Birthday', items: [orbitItem, chargerItem] }])
  })

  it('keeps the name of the list that an add finds', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [orbitItem], { name: 'Birthday' })
    const { favorites } = await addToWishlist(shopper, [chargerItem], { name: 'Wishlist' })
    expect(favorites).toMatchObject([{ name: 'Birthday', items: [orbitItem, chargerItem] }])
  })

  it('decides by itself what is a device and what an accessory', async () => {
    const { favorites } = await addToWishlist(customer(), [{ ...chargerItem, itemType: 'DEVICE' }])
    expect(favorites[0]?.items[0]?.itemType).toBe('ACCESSORY')
  })

  it.each([
    ['an unknown product', { ...orbitItem, productId: 'dev9' }],
    ['a product by its slug', { ...orbitItem, productId: 'orbit-12-pro' }],
    ['a sku of another product', { ...orbitItem, sorId: chargerItem.sorId }],
    ['a prototype', { productId: 'constructor', sorId: 'constructor' }],
  ])('refuses %s and adds nothing', async (_, item) => {
    const shopper = customer()
    const { errorId } = await shopper.call('wishlist.addWishlist', { body: wishlistBody([orbitItem, item]) })
    expect(errorId).toBe('ITEM_NOT_FOUND')
    expect(await favoritesOf(shopper)).toEqual([])
  })

  it('refuses the id of no list', async () => {
    const body = wishlistBody([chargerItem], { id: 'w9' })
    expect((await customer().call('wishlist.addWishlist', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it("refuses another account's list", async () => {
    const world = createTestWorld('signed-in')
    const theirs = { id: 'w1', name: 'Wishlist', owner: 'account:2-1', items: [] }
    world.change((draft) => draft.wishlists.put(theirs))
    const body = wishlistBody([orbitItem], { id: theirs.id })
    const { status, errorId } = await world.shopper().call('wishlist.addWishlist', { body })
    expect([status, errorId]).toEqual([403, 'NOT_YOUR_WISHLIST'])
    expect(world.list('wishlists')).toEqual([theirs])
  })

  it('refuses a guest', async () => {
    const guest = createTestWorld().guest('prospect')
    const { status, errorId } = await guest.call('wishlist.addWishlist', { body: wishlistBody([orbitItem]) })
    expect([status, errorId]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })
})
