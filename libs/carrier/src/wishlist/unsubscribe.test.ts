import { createTestWorld, describeOperation, soldOutSku } from '../testing'

describeOperation('wishlist.unsubscribe', () => {
  it('ends a notice, once', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await shopper.call('wishlist.subscribe', { body: soldOutSku })
    const { answer } = await shopper.call('wishlist.unsubscribe', { body: soldOutSku })
    expect(answer).toEqual({ statusCode: '1', ...soldOutSku, notifyMe: false })
    expect((await shopper.call('wishlist.unsubscribe', { body: soldOutSku })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses a sku without a notice', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect((await shopper.call('wishlist.unsubscribe', { body: soldOutSku })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('is off while the flag disableNotifyMe is on', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await shopper.call('wishlist.subscribe', { body: soldOutSku })
    world.change((draft) => draft.configure({ featureFlags: { disableNotifyMe: true } }))
    expect((await shopper.call('wishlist.unsubscribe', { body: soldOutSku })).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
  })
})
