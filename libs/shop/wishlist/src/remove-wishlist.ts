import { removeWishlist } from '@soe/contracts/routes'
import { itemType } from '@soe/rules'
import { change, type Shop } from '@soe/shop-platform'
import type { Favorite, FavoriteChange } from './favorite'
import { replaceFavorites } from './replace-favorites'

export const removeFromWishlist = (
  shop: Shop,
  { productId, sorId }: FavoriteChange,
  favorite: Favorite | undefined,
) => {
  const items = [{ deviceId: productId, sorId, itemType: itemType(productId) }]
  const data = { action: 'Item' as const, favorites: [{ ...(favorite && { id: favorite.id }), items }] }
  return change(shop, removeWishlist, { data }, { replace: replaceFavorites(shop) })
}
