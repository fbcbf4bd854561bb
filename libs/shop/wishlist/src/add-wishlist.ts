import { addWishlist } from '@soe/contracts/routes'
import { itemType } from '@soe/rules'
import { change, type Shop } from '@soe/shop-platform'
import type { Favorite, FavoriteChange } from './favorite'
import { replaceFavorites } from './replace-favorites'

/** An add updates the favorites list that exists, or makes one. */
export const favoriteAction = (favoriteId: string | null | undefined): 'update' | 'add' =>
  favoriteId ? 'update' : 'add'

/** Puts a product on the wishlist, which is made where there is none. */
export const addToWishlist = (shop: Shop, { productId, sorId }: FavoriteChange, favorite: Favorite | undefined) => {
  const data = {
    action: favoriteAction(favorite?.id),
    favorites: [
      {
        name: favorite?.name ?? 'Wishlist',
        ...(favorite && { id: favorite.id }),
        items: [{ productId, sorId, itemType: itemType(productId) }],
      },
    ],
  }
  return change(shop, addWishlist, { data }, { replace: replaceFavorites(shop) })
}
