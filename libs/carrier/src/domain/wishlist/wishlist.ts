import { type WishlistState, type WorldDraft, RefusalFault, ServiceFault } from '@soe/world'
import type { Sku, AnswerOf } from '@soe/contracts'
import { wishlistSuccess } from '@soe/rules'
import type { Caller } from '../../operation/caller'
import { ownerRecordOf, ownerOf } from '../account/identity'

/** What a caller without a wishlist reads, and what a new one starts from. */
export const emptyWishlist: WishlistState = { id: '', name: 'Wishlist', owner: '', items: [] }

/** Whether an item's sorId names the sku: by its sorId in any case, or by its skuId. */
export const isSku =
  (sorId: string) =>
  (sku: Sku): boolean =>
    sku.sorId === sorId.toUpperCase() || sku.skuId === sorId

/** The caller's wishlist; guests and new accounts have none. */
export const ownWishlist = (draft: WorldDraft, { session }: Caller): WishlistState | undefined =>
  draft.wishlists.get(ownerRecordOf(draft, ownerOf(session)).wishlistId ?? '')

/** One item for each product, in the order first saved; the latest choice of a product wins. */
export const dedupeFavorites = <T extends { productId: string }>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [item.productId, item])).values(),
]

/** Guests may read a shared wishlist; only an account has one to change. */
const assertSignedIn = ({ session }: Caller) => {
  if (!session.loggedIn) throw new RefusalFault('SIGN_IN_REQUIRED', 'Sign in to change a wishlist.')
}

const assertOwn = (draft: WorldDraft, { session }: Caller, id: string) => {
  const named = draft.wishlists.get(id)
  if (!named) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'favorites.id' }])
  if (named.owner !== ownerOf(session)) {
    throw new RefusalFault('NOT_YOUR_WISHLIST')
  }
}

/** Rejects guests, and ids of wishlists that aren't the caller's. */
export const assertMayChange = (
  draft: WorldDraft,
  caller: Caller,
  favorites: readonly { readonly id?: string | undefined }[],
) => {
  assertSignedIn(caller)
  for (const { id } of favorites) if (id !== undefined) assertOwn(draft, caller, id)
}

export const viewFavorite = ({ id, name, items }: WishlistState) => ({
  id,
  name,
  items: items.map((item) => ({ ...item })),
})

export const wishlistAnswer = (wishlist: WishlistState): AnswerOf<'wishlist.addWishlist'> => ({
  statusCode: wishlistSuccess,
  favorites: [viewFavorite(wishlist)],
})
