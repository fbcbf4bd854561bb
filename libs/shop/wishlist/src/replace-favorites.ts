import type { Shop } from '@soe/shop-platform'
import type { Favorite } from './favorite'
import { favoritesQuery } from './wishlist-queries'

/** A change answers the whole list. */
export const replaceFavorites =
  (shop: Shop) =>
  ({ favorites }: { readonly favorites: Favorite[] }): void => {
    shop.queryClient.setQueryData(favoritesQuery(shop).queryKey, { favorites })
  }
