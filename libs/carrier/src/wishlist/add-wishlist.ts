import type { BodyOf, WishlistItem } from '@soe/contracts'
import { findProduct } from '@soe/catalogue'
import { itemType } from '@soe/rules'
import { ServiceFault, type WishlistState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { ownerOf, ownerRecordOf, putOwnerRecord } from '../domain/account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import {
  assertMayChange,
  emptyWishlist,
  isSku,
  ownWishlist,
  wishlistAnswer,
  dedupeFavorites,
} from '../domain/wishlist/wishlist'

type Favorite = BodyOf<'wishlist.addWishlist'>['data']['favorites'][number]

const makeWishlist = (draft: WorldDraft, { session }: Caller): WishlistState => {
  const owner = ownerOf(session)
  const made = { ...emptyWishlist, id: draft.ids.secret(), owner }
  putOwnerRecord(draft, { ...ownerRecordOf(draft, owner), wishlistId: made.id })
  return made
}

/** `findProduct` takes a slug too; a wishlist item goes by the product's id alone. */
const toItem = ({ productId, sorId }: Favorite['items'][number]): WishlistItem => {
  const product = findProduct(productId)
  if (product?.productId !== productId) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'productId' }])
  if (!product.childSkus.some(isSku(sorId))) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'sorId' }])
  return { productId, sorId, itemType: itemType(productId) }
}

/** An update renames the list; an add names only a list that is empty. */
const nameAfter = (wishlist: WishlistState, { name, id }: Favorite) =>
  name && (id !== undefined || wishlist.items.length === 0) ? name : wishlist.name

const withFavorite = (wishlist: WishlistState, favorite: Favorite): WishlistState => ({
  ...wishlist,
  name: nameAfter(wishlist, favorite),
  items: dedupeFavorites([...wishlist.items, ...favorite.items.map(toItem)]),
})

/** Adds items to the account's wishlist, one for each product; the first add makes the list. */
export const addWishlist: CarrierOperation<'wishlist.addWishlist'> = ({ draft, body, ...caller }) => {
  const { favorites } = body.data
  assertMayChange(draft, caller, favorites)
  const wishlist = ownWishlist(draft, caller) ?? makeWishlist(draft, caller)
  return wishlistAnswer(draft.wishlists.put(favorites.reduce(withFavorite, wishlist)))
}
