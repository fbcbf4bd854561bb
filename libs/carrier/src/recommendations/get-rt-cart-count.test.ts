import {
  accessoryBody,
  addDevice,
  addToWishlist,
  chargerItem,
  createTestWorld,
  describeOperation,
  orbitItem,
  type Shopper,
} from '../testing'

const countsOf = async (shopper: Shopper) => (await shopper.call('recommendations.getRtCartCount')).answer

describeOperation('recommendations.getRtCartCount', () => {
  it('counts devices and units of accessories', async () => {
    const shopper = createTestWorld().guest('prospect')
    expect(await countsOf(shopper)).toMatchObject({ rtCartCount: 0 })
    await addDevice(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 3 }]) })
    expect(await countsOf(shopper)).toEqual({ statusCode: '00', rtCartCount: 4, wishListCount: 0 })
  })

  it('counts the products on the wishlist', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addToWishlist(shopper, [orbitItem, chargerItem])
    expect(await countsOf(shopper)).toEqual({ statusCode: '00', rtCartCount: 0, wishListCount: 2 })
  })
})
