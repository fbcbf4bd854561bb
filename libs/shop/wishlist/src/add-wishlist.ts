import { addWishlist } from '@soe/contracts/routes'
import { itemType } from '@soe/rules'
import { callOnce, type Shop } from '@soe/shop-platform'
import { favoriteAction } from './favorite-action'
import type { Favorite, FavoriteChange } from './favorite'

/** Puts a product on the wishlist, which is made where there is none. */
export const addToWishlist = (shop: Shop, { productId, sorId }: FavoriteChange, favorite: Favorite | undefined) =>
  callOnce(shop, addWishlist, {
    body: {
      data: {
        action: favoriteAction(favorite?.id),
        favorites: [
          {
            name: favorite?.name ?? 'Wishlist',
            ...(favorite && { id: favorite.id }),
            items: [{ productId, sorId, itemType: itemType(productId) }],
          },
        ],
      },
    },
  })
