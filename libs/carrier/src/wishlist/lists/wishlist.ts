import type { AnswerOf, BodyOf, Product, WishlistItem } from '@soe/contracts'
import { dedupeFavorites, itemType, wishlistSuccess } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { findProduct } from '@soe/catalogue'
import { type WorldDraft, RefusalFault, ServiceFault, type WishlistState } from '@soe/world'
import { holdingOf, ownerOf } from '../../account/identity'
import { viewProduct } from '../../catalogue/views/product-view'

type Added = BodyOf<'wishlist.addWishlist'>['data']['favorites'][number]
type Removed = BodyOf<'wishlist.removeWishlist'>['data']['favorites'][number]

const defaultName = 'Wishlist'

const noWishlist: WishlistState = { id: '', name: defaultName, owner: '', items: [] }

const ownWishlist = (draft: WorldDraft, { session }: Caller): WishlistState | undefined =>
  draft.wishlists.get(holdingOf(draft, ownerOf(session)).wishlistId ?? '')

/** A link's id is enough to read a list, as whoever shared it meant. */
const sharedWishlist = (draft: WorldDraft, wid: string): WishlistState => {
  const shared = draft.wishlists.get(wid)
  if (!shared) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'wid' }])
  return shared
}

/** Only an account keeps a wishlist; guests read a shared one. */
const assertAccount = ({ session }: Caller) => {
  if (!session.loggedIn) throw new RefusalFault(401, 'SIGN_IN_REQUIRED', 'Sign in to change a wishlist.')
}

const assertOwnId = (draft: WorldDraft, caller: Caller, id: string | undefined) => {
  const named = id === undefined ? undefined : draft.wishlists.get(id)
  if (named && named.owner !== ownerOf(caller.session)) {
    throw new RefusalFault(403, 'NOT_YOUR_WISHLIST', 'This wishlist belongs to someone else.')
  }
  if (id !== undefined && !named) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'favorites.id' }])
}

const makeWishlist = (draft: WorldDraft, { session }: Caller): WishlistState => {
  const owner = ownerOf(session)
  const made = { ...noWishlist, id: draft.ids.secret(), owner }
  draft.holdings.put({ ...holdingOf(draft, owner), wishlistId: made.id })
  return made
}

const isSku = (product: Product, sorId: string) =>
  product.childSkus.some((sku) => sku.sorId === sorId.toUpperCase() || sku.skuId === sorId)

const listed = ({ productId, sorId }: Added['items'][number]): WishlistItem => {
  const product = findProduct(productId)
  if (product?.productId !== productId) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'productId' }])
  if (!isSku(product, sorId)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'sorId' }])
  return { productId, sorId, itemType: itemType(productId) }
}

const favoriteOf = ({ id, name, items }: WishlistState) => ({ id, name, items: items.map((item) => ({ ...item })) })

const changed = (wishlist: WishlistState): AnswerOf<'wishlist.addWishlist'> => ({
  statusCode: wishlistSuccess,
  favorites: [favoriteOf(wishlist)],
})

/** The product in full, with what was saved of it. */
const savedProduct = (
  draft: WorldDraft,
  caller: Caller,
  favoriteId: string,
  { productId, sorId }: WishlistItem,
): Product => {
  const product = viewProduct(draft, caller, productId)
  const sku = product.childSkus.find(
    (candidate) => candidate.sorId === sorId.toUpperCase() || candidate.skuId === sorId,
  )
  return {
    ...product,
    favoriteId,
    ...(sku && { selected: { sku: sku.skuId, term: sku.price.preferredTerm } }),
  }
}

/** The session's own wishlist, or a shared one by the id of its link, with every product in full. */
export const readWishlist = (
  draft: WorldDraft,
  caller: Caller,
  wid: string | undefined,
): AnswerOf<'wishlist.retrieveWishlist'> => {
  const wishlist = wid === undefined ? (ownWishlist(draft, caller) ?? noWishlist) : sharedWishlist(draft, wid)
  const { id, name, items } = favoriteOf(wishlist)
  const productsOf = (type: WishlistItem['itemType']) =>
    items.filter((item) => item.itemType === type).map((item) => savedProduct(draft, caller, id, item))
  return {
    data: {
      wishList: {
        id,
        name,
        wishListCount: items.length,
        deviceList: productsOf('DEVICE'),
        accessoryList: productsOf('ACCESSORY'),
        items,
        favorites: wishlist === noWishlist ? [] : [favoriteOf(wishlist)],
        featureFlags: { ...draft.header.featureFlags },
      },
    },
  }
}

export const readFavorites = (draft: WorldDraft, caller: Caller): AnswerOf<'wishlist.retrieveFavorites'> => {
  const own = ownWishlist(draft, caller)
  return { favorites: own ? [favoriteOf(own)] : [] }
}

/** An update renames the list; an add names it only when it makes it. */
const nameAfter = (wishlist: WishlistState, { name, id }: Added) =>
  name && (id !== undefined || wishlist.items.length === 0) ? name : wishlist.name

const withAdded = (wishlist: WishlistState, added: Added): WishlistState => ({
  ...wishlist,
  name: nameAfter(wishlist, added),
  items: dedupeFavorites([...wishlist.items, ...added.items.map(listed)]),
})

/** Puts items on the account's wishlist, one for each product; the first makes the list. */
export const addToWishlist = (draft: WorldDraft, caller: Caller, { data }: BodyOf<'wishlist.addWishlist'>) => {
  assertAccount(caller)
  for (const { id } of data.favorites) assertOwnId(draft, caller, id)
  const wishlist = ownWishlist(draft, caller) ?? makeWishlist(draft, caller)
  return changed(draft.wishlists.put(data.favorites.reduce(withAdded, wishlist)))
}

const withoutRemoved = (wishlist: WishlistState, { items }: Removed): WishlistState =>
  items.reduce((kept, { deviceId }) => {
    const left = kept.items.filter(({ productId }) => productId !== deviceId)
    if (left.length === kept.items.length) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'deviceId' }])
    return { ...kept, items: left }
  }, wishlist)

/** Takes products off the account's wishlist. */
export const removeFromWishlist = (draft: WorldDraft, caller: Caller, { data }: BodyOf<'wishlist.removeWishlist'>) => {
  assertAccount(caller)
  for (const { id } of data.favorites) assertOwnId(draft, caller, id)
  const wishlist = ownWishlist(draft, caller) ?? noWishlist
  return changed(draft.wishlists.put(data.favorites.reduce(withoutRemoved, wishlist)))
}
