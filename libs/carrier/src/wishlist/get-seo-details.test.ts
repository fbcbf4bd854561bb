import { accessoryBody, addToWishlist, createTestWorld, describeOperation, soldOutSku } from '../testing'

describeOperation('wishlist.getSeoDetails', () => {
  it('names what is saved, then what is in the cart, each once', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const seoOf = async () => (await shopper.call('wishlist.getSeoDetails', { body: {} })).answer.seo
    expect(await seoOf()).toMatchObject({
      title: 'Wishlist',
      description: '0 products saved at Halyard',
      keywords: [],
      robots: 'noindex',
    })
    await addToWishlist(shopper, [{ productId: soldOutSku.productId, sorId: soldOutSku.skuId }])
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const { keywords, description } = await seoOf()
    expect(keywords).toEqual(['Tern A2', 'Bosun Charger'])
    expect(description).toBe('1 product saved at Halyard')
  })

  it('answers 899 to the id of no cart', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect((await shopper.call('wishlist.getSeoDetails', { body: { cartId: 'C9-none' } })).errorId).toBe('899')
  })
})
