import { findArticle, findProduct, productView } from './catalogue'
import { BusinessError, type Handler } from './handler'
import type { Customer, WishlistItem } from './store'

const listName = 'Wishlist'

const favoritesOf = ({ wishlistId, wishlist }: Customer) => [
  { id: wishlistId, name: listName, items: [...wishlist.values()] },
]

const changed = (customer: Customer) => ({ statusCode: '1', favorites: favoritesOf(customer) })

interface AddBody {
  readonly data: {
    readonly favorites: readonly { readonly items: readonly { readonly productId: string; readonly sorId: string }[] }[]
  }
}

const addWishlist: Handler<AddBody> = ({ body, session: { customer } }) => {
  const items = body.data.favorites.flatMap((favorite) => favorite.items)
  const known = items.map(({ productId, sorId }): WishlistItem => {
    const product = findProduct(productId)
    if (!product) throw new BusinessError('ITEM_NOT_FOUND')
    return { productId, sorId, itemType: product.itemType }
  })
  for (const item of known) customer.wishlist.set(item.productId, item)
  return changed(customer)
}

interface RemoveBody {
  readonly data: { readonly favorites: readonly { readonly items: readonly { readonly deviceId: string }[] }[] }
}

const removeWishlist: Handler<RemoveBody> = ({ body, session: { customer } }) => {
  const ids = body.data.favorites.flatMap(({ items }) => items.map(({ deviceId }) => deviceId))
  if (ids.some((id) => !customer.wishlist.has(id))) throw new BusinessError('ITEM_NOT_FOUND')
  for (const id of ids) customer.wishlist.delete(id)
  return changed(customer)
}

const retrieveWishlist: Handler<{ readonly wid?: string }> = ({ body: { wid }, session, store }) => {
  const owner = wid === undefined ? session.customer : store.findWishlist(wid)
  if (!owner) throw new BusinessError('ITEM_NOT_FOUND')
  const items = [...owner.wishlist.values()]
  const products = items.flatMap(({ productId }) => findProduct(productId) ?? [])
  const ofType = (itemType: string) => products.filter((product) => product.itemType === itemType).map(productView)
  const wishList = {
    id: owner.wishlistId,
    name: listName,
    wishListCount: items.length,
    deviceList: ofType('DEVICE'),
    accessoryList: ofType('ACCESSORY'),
    items,
    favorites: favoritesOf(owner),
    featureFlags: {},
  }
  return { data: { wishList } }
}

const getSeoDetails: Handler<unknown> = ({ session: { customer }, store }) => ({
  statusCode: '00',
  seo: {
    title: listName,
    description: `${customer.wishlist.size} products`,
    canonicalUrl: '/wishlist/',
    keywords: [
      ...customer.wishlist.keys(),
      ...store.cartOf(customer).lines.map(({ skuId }) => findArticle(skuId)?.productId),
    ].flatMap((id) => findProduct(id ?? '')?.name ?? []),
    robots: 'noindex',
  },
})

interface NotifyBody {
  readonly productId: string
  readonly skuId: string
}

const notify =
  (notifyMe: boolean): Handler<NotifyBody> =>
  ({ body: { productId, skuId }, session: { customer } }) => {
    const article = findArticle(skuId)
    if (article?.productId !== productId) throw new BusinessError('ITEM_NOT_FOUND')
    if (notifyMe && article.isInStock) throw new BusinessError('NOTIFY_ME_UNAVAILABLE')
    if (notifyMe) customer.notified.add(skuId)
    else customer.notified.delete(skuId)
    return { statusCode: '1', productId, skuId, notifyMe }
  }

export const wishlistOperations: Readonly<Record<string, Handler>> = {
  'wishlist.addWishlist': addWishlist,
  'wishlist.removeWishlist': removeWishlist,
  'wishlist.retrieveWishlist': retrieveWishlist,
  'wishlist.retrieveFavorites': ({ session }) => ({ favorites: favoritesOf(session.customer) }),
  'wishlist.getSeoDetails': getSeoDetails,
  'wishlist.subscribe': notify(true),
  'wishlist.subscribeByEmail': notify(true),
  'wishlist.unsubscribe': notify(false),
}
