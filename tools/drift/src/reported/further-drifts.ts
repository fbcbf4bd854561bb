import type { Drift } from '../drift'
import { Refused } from '../small-shop/operations'
import type { Wrapper } from '../twin'
import type { Loose } from '../wrappers'
import { reported } from './reported'
import { addWishlist, removeWishlist, joined } from './parts'

/** Further faults of products, wishlists, cases and sessions, which nobody had judged before they were drawn. */
export const furtherDrifts: readonly Drift[] = [
  reported('lastDropped', 'last-accessory-missing', 'the last product of a category is never listed').answer(
    'catalogue.listProducts',
    ({ products }) => {
      if (products.length > 1) products.pop()
    },
  ),
  reported('oneMissing', 'first-wish-missing', 'the first of several wishes is left out').answer(
    'wishlist.retrieveWishlist',
    ({ data: { wishList } }) => {
      if (wishList.items.length < 2) return
      const [gone] = wishList.items.splice(0, 1)
      wishList.deviceList = wishList.deviceList.filter(({ productId }: Loose) => productId !== gone.productId)
      wishList.accessoryList = wishList.accessoryList.filter(({ productId }: Loose) => productId !== gone.productId)
      wishList.wishListCount = wishList.items.length
    },
  ),
  reported('emptyObject', 'empty-list-for-map', 'an empty map is an empty list').answer(
    'catalogue.getProduct',
    ({ product }) => {
      for (const sku of product.childSkus) sku.skuFilters = []
    },
  ),
  reported('severalCarts', 'wish-lost-at-once', 'of two wishes at once one is lost').by(
    'wishlist.addWishlist',
    joined('wishlist.addWishlist'),
  ),
  reported('mediaType', 'json-as-text', 'JSON comes as plain text').always('cases.getCases', (reply, { key }) =>
    key === 'cases.getCases'
      ? { ...reply, headers: { ...reply.headers, 'content-type': 'text/plain; charset=utf-8' } }
      : reply,
  ),
  reported('stackTrace', 'sql-in-error', 'an error tells the statement that failed').refusal(
    'catalogue.getProduct',
    (error) => {
      error.message = "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.products_v2' doesn't exist"
    },
  ),
  reported('lockedReads', 'locked-wishlist', 'the wishlist is locked with the cart').runs(
    'wishlist.addWishlist',
    (given, caller) => {
      const channel = caller.store.lockOf(caller.account)
      if (channel !== undefined) throw new Refused('CART_LOCKED', [{ lockedChannelID: channel }])
      return addWishlist(given, caller)
    },
  ),
  reported('timeoutTooSoon', 'two-minutes-early', 'clocks of sessions and locks are two minutes ahead').by(
    'session.keepAlive',
    (): Wrapper => (request, pass) => {
      if (!request.url.startsWith('/test/clock')) return pass(request)
      return pass({
        ...request,
        body: request.body.replace(/PT(\d+)M/, (_, minutes: string) => `PT${Number(minutes) + 2}M`),
      })
    },
  ),
  reported('priceDiffers', 'dearer-alone', 'a product costs more by itself than in its category').answer(
    'catalogue.getProduct',
    ({ product }) => {
      for (const { price } of product.childSkus)
        price.fullRetailPrice.originalPrice = price.fullRetailPrice.discountedPrice =
          Math.round(price.fullRetailPrice.originalPrice * 110) / 100
    },
  ),
  reported('otherItem', 'accessory-among-devices', 'accessories are listed as devices').answer(
    'wishlist.retrieveWishlist',
    ({ data: { wishList } }) => {
      wishList.deviceList.push(...wishList.accessoryList.splice(0))
    },
  ),
  reported('wishStays', 'type-removed', 'removing a wish removes all of its type').runs(
    'wishlist.removeWishlist',
    (given, caller) => {
      const { wishes } = caller.account
      const answer = removeWishlist(given, caller)
      for (const [id, { itemType }] of wishes) if (itemType === 'DEVICE') wishes.delete(id)
      return {
        ...answer,
        favorites: [{ id: caller.account.wishlistId, name: 'Wishlist', items: [...wishes.values()] }],
      }
    },
  ),
  reported('otherCartId', 'wishlist-id-of-each-read', 'the wishlist has another id in each answer').answer(
    'wishlist.retrieveWishlist',
    ({ data: { wishList } }) => {
      wishList.id = `w-${Math.random()}`
    },
  ),
  reported('otherCartId', 'case-id-of-each-read', 'a case has another id in each answer').answer(
    'cases.getCases',
    ({ cases }) => {
      for (const one of cases) one.caseID = `k-${Math.random()}`
    },
  ),
  reported('coerced', 'flag-as-text', 'a flag is a text').answer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.explicitLock = String(one.explicitLock)
  }),
  reported('zone', 'instant-without-zone', 'instants name no zone').answer('session.keepAlive', (answer) => {
    answer.expiresAt = String(answer.expiresAt).slice(0, 19).replace('T', ' ')
  }),
]
