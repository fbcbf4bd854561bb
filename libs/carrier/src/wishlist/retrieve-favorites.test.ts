import { addToWishlist, chargerItem, createTestWorld, describeOperation, favoritesOf, orbitItem } from '../testing'

describeOperation('wishlist.retrieveFavorites', () => {
  it("answers the account's list as the last add left it", async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect(await favoritesOf(shopper)).toEqual([])
    await addToWishlist(shopper, [orbitItem])
    const { favorites } = await addToWishlist(shopper, [chargerItem])
    expect(favorites).toMatchObject([{ items: [orbitItem, chargerItem] }])
    expect(await favoritesOf(shopper)).toEqual(favorites)
  })
})
