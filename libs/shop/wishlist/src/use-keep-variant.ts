import { useShop } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'
import { addToWishlist } from './add-wishlist'
import { tapQueue } from './favorite-changes'
import type { SavedProduct } from './saved-products'
import { favoritesQuery } from './wishlist-queries'

/** Keeps the sku that was chosen in place of the one that was saved: the list has one item for each product. */
export const useKeepVariant = () => {
  const shop = useShop()
  return useMutation({
    mutationKey: ['wishlist.keepVariant'],
    scope: tapQueue,
    meta: { silent: true },
    mutationFn: async ({ product, saved }: SavedProduct) => {
      const [favorite] = (await shop.queryClient.ensureQueryData(favoritesQuery(shop))).favorites
      const { productId, productDisplayName: name } = product
      await addToWishlist(shop, { productId, sorId: saved.sku.sorId, name, saved: true }, favorite)
    },
  })
}
