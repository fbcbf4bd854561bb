import type { Product, WishlistItem } from '@soe/contracts'
import { ServiceFault, type WishlistState, type WorldDraft } from '@soe/world'
import type { Reader } from '../operation/caller'
import { viewProduct } from '../domain/products/view-products'
import type { CarrierOperation } from '../operation/carrier-operation'
import { emptyWishlist, isSku, ownWishlist, viewFavorite } from '../domain/wishlist/wishlist'

/** Anyone with a wishlist's id may read it: its owner shared the link. */
const sharedWishlist = (draft: WorldDraft, wid: string): WishlistState => {
  const shared = draft.wishlists.get(wid)
  if (!shared) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'wid' }])
  return shared
}

/** The product in full, with the sku that was saved as its selection. */
const savedProduct = (
  draft: WorldDraft,
  caller: Reader,
  favoriteId: string,
  { productId, sorId }: WishlistItem,
): Product => {
  const product = viewProduct(draft, caller, productId)
  const sku = product.childSkus.find(isSku(sorId))
  return {
    ...product,
    favoriteId,
    ...(sku && { selected: { sku: sku.skuId, term: sku.price.preferredTerm } }),
  }
}

/** The caller's own wishlist, or a shared one by its id, with every product in full. */
export const retrieveWishlist: CarrierOperation<'wishlist.retrieveWishlist'> = ({ draft, body, ...caller }) => {
  const found = body.wid === undefined ? ownWishlist(draft, caller) : sharedWishlist(draft, body.wid)
  const { id, name, items } = viewFavorite(found ?? emptyWishlist)
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
        favorites: found ? [viewFavorite(found)] : [],
        featureFlags: { ...draft.header.featureFlags },
      },
    },
  }
}
