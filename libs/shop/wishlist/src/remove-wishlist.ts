import { removeWishlist } from '@soe/contracts/routes'
import { itemType } from '@soe/rules'
import { callOnce, type Shop } from '@soe/shop-platform'
import type { Favorite, FavoriteChange } from './favorite'

/** Takes a product off the wishlist. */
export const removeFromWishlist = (shop: Shop, { productId, sorId }: FavoriteChange, favorite: Favorite | undefined) =>
  callOnce(shop, removeWishlist, {
    body: {
      data: {
        action: 'Item',
        favorites: [
          {
            ...(favorite && { id: favorite.id }),
            items: [{ deviceId: productId, sorId, itemType: itemType(productId) }],
          },
        ],
      },
    },
  })
