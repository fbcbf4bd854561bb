import { addWishlist, retrieveWishlist } from '@soe/contracts/routes'
import { useShop } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'
import { addToWishlist } from './add-wishlist'
import type { SavedProduct } from './saved-products'
import { favoritesQuery } from './wishlist-queries'

/** Keeps the sku that was chosen in place of the one that was saved: the list has one item for each product. */
export const useKeepVariant = () => {
  const shop = useShop()
  return useMutation({
    mutationKey: ['wishlist.keepVariant'],
    scope: { id: addWishlist.queue },
    meta: { silent: true },
    mutationFn: async ({ product, saved }: SavedProduct) => {
      const query = favoritesQuery(shop)
      const favorite = (await shop.queryClient.ensureQueryData(query)).favorites[0]
      const { productId, productDisplayName: name } = product
      const change = { productId, sorId: saved.sku.sorId, name, saved: true }
      const { favorites } = await addToWishlist(shop, change, favorite)
      shop.queryClient.setQueryData(query.queryKey, { favorites })
    },
    onSuccess: () => shop.queryClient.invalidateQueries({ queryKey: [retrieveWishlist.key] }),
  })
}
