import { createTestWorld, describeOperation, orbitItem, soldOutSku } from '../testing'

const emailId = 'maren@example.com'

const ask = (world = createTestWorld(), body: { productId: string; skuId: string } = soldOutSku) =>
  world.guest('prospect').call('wishlist.subscribeByEmail', { body: { ...body, emailId } })

describeOperation('wishlist.subscribeByEmail', () => {
  it('keeps the address for the sku', async () => {
    const world = createTestWorld()
    expect((await ask(world)).answer).toEqual({ statusCode: '1', ...soldOutSku, notifyMe: true })
    const kept = world.change((draft) => draft.holdings.values().flatMap(({ emailNotices = [] }) => emailNotices))
    expect(kept).toEqual([{ skuId: soldOutSku.skuId, emailId }])
  })

  it('keeps the latest address alone for a sku', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    const addresses = [emailId, 'oake@example.com']
    for (const address of addresses)
      await shopper.call('wishlist.subscribeByEmail', { body: { ...soldOutSku, emailId: address } })
    const kept = world.change((draft) => draft.holdings.values().flatMap(({ emailNotices = [] }) => emailNotices))
    expect(kept).toEqual([{ skuId: soldOutSku.skuId, emailId: addresses[1] }])
  })

  it('refuses a sku that is in stock, and any while notices are off', async () => {
    const inStock = { productId: orbitItem.productId, skuId: orbitItem.sorId }
    expect((await ask(undefined, inStock)).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
    const world = createTestWorld()
    world.change((draft) => draft.configure({ featureFlags: { disableNotifyMe: true } }))
    expect((await ask(world)).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
  })

  it('refuses a sku of another product', async () => {
    expect((await ask(undefined, { ...soldOutSku, skuId: orbitItem.sorId })).errorId).toBe('ITEM_NOT_FOUND')
  })
})
