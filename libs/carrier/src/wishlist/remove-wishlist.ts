import { ServiceFault, type WishlistState } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { assertMayChange, emptyWishlist, ownWishlist, wishlistAnswer } from '../domain/wishlist/wishlist'

/** What a removal calls `deviceId` is a product's id. */
const withoutProduct = (wishlist: WishlistState, { deviceId }: { readonly deviceId: string }): WishlistState => {
  const items = wishlist.items.filter(({ productId }) => productId !== deviceId)
  if (items.length === wishlist.items.length) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'deviceId' }])
  return { ...wishlist, items }
}

export const removeWishlist: CarrierOperation<'wishlist.removeWishlist'> = ({ draft, body, ...caller }) => {
  const { favorites } = body.data
  assertMayChange(draft, caller, favorites)
  const wishlist = ownWishlist(draft, caller) ?? emptyWishlist
  const items = favorites.flatMap((favorite) => favorite.items)
  return wishlistAnswer(draft.wishlists.put(items.reduce(withoutProduct, wishlist)))
}
