import { sellOut } from '../catalogue/stock/stock'
import {
  addToWishlist,
  createTestWorld,
  describeOperation,
  orbitItem,
  soldOutSku,
  wishlistOf,
  type Shopper,
} from '../testing'

const { productId, skuId } = soldOutSku
const inStock = { productId: orbitItem.productId, skuId: orbitItem.sorId }

const customer = () => createTestWorld('signed-in').shopper()

const noticeIn = async (shopper: Shopper) => {
  const { product } = (await shopper.call('catalogue.getProduct', { query: { productId } })).answer
  return product.childSkus.find((sku) => sku.skuId === skuId)?.notifyMe
}

const savedNoticeIn = async (shopper: Shopper) =>
  (await wishlistOf(shopper)).deviceList[0]?.childSkus.find((sku) => sku.skuId === skuId)?.notifyMe

describeOperation('wishlist.subscribe', () => {
  it('turns the notice on in every view, until unsubscribe', async () => {
    const shopper = customer()
    await addToWishlist(shopper, [{ productId, sorId: skuId }])
    const notices = async () => [await noticeIn(shopper), await savedNoticeIn(shopper)]
    expect(await notices()).toEqual([false, false])
    const { answer } = await shopper.call('wishlist.subscribe', { body: soldOutSku })
    expect(answer).toEqual({ statusCode: '1', ...soldOutSku, notifyMe: true })
    expect(await notices()).toEqual([true, true])
    expect((await shopper.call('wishlist.unsubscribe', { body: soldOutSku })).answer.notifyMe).toBe(false)
    expect(await notices()).toEqual([false, false])
  })

  it('is for the account: the next sign-in sees it, and no one else does', async () => {
    const world = createTestWorld('signed-in')
    await world.shopper().call('wishlist.subscribe', { body: soldOutSku })
    expect(await noticeIn(world.shopper())).toBe(true)
    expect(await noticeIn(world.guest('prospect'))).toBe(false)
  })

  it('counts once when it is called twice', async () => {
    const shopper = customer()
    await shopper.call('wishlist.subscribe', { body: soldOutSku })
    await shopper.call('wishlist.subscribe', { body: soldOutSku })
    await shopper.call('wishlist.unsubscribe', { body: soldOutSku })
    expect(await noticeIn(shopper)).toBe(false)
  })

  it('refuses a sku that is in stock', async () => {
    expect((await customer().call('wishlist.subscribe', { body: inStock })).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
  })

  it('takes a sku that has sold out since', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    world.change((draft) => sellOut(draft, inStock.skuId))
    expect((await shopper.call('wishlist.subscribe', { body: inStock })).answer.notifyMe).toBe(true)
  })

  it('is off while the flag disableNotifyMe is on; a notice stays', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await shopper.call('wishlist.subscribe', { body: soldOutSku })
    world.change((draft) => draft.configure({ featureFlags: { disableNotifyMe: true } }))
    expect((await shopper.call('wishlist.subscribe', { body: soldOutSku })).errorId).toBe('NOTIFY_ME_UNAVAILABLE')
    expect(await noticeIn(shopper)).toBe(true)
  })

  it.each([
    ['an unknown product', { ...soldOutSku, productId: 'dev9' }],
    ['a sku of another product', { ...soldOutSku, skuId: inStock.skuId }],
  ])('refuses %s', async (_, body) => {
    expect((await customer().call('wishlist.subscribe', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })
})
