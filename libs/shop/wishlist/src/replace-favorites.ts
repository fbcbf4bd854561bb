import type { Shop } from '@soe/shop-platform'
import type { Favorite } from './favorite'
import { favoritesQuery } from './wishlist-queries'

/** A change answers the whole list: no read is to bring an older one. */
export const replaceFavorites =
  (shop: Shop) =>
  async ({ favorites }: { readonly favorites: Favorite[] }): Promise<void> => {
    const { queryKey } = favoritesQuery(shop)
    await shop.queryClient.cancelQueries({ queryKey })
    shop.queryClient.setQueryData(queryKey, { favorites })
  }
