import type { WishlistItem } from '@soe/contracts'
import { type Shop, change } from '@soe/shop-platform'
import type { QueryClient } from '@tanstack/react-query'
import { addToWishlist } from './add-wishlist'
import type { FavoriteChange, Favorite } from './favorite'
import { favoritesQuery } from './wishlist-queries'
import { removeWishlist } from '@soe/contracts/routes'
import { itemType } from '@soe/rules'
import { replaceFavorites } from './replace-favorites'

const removeFromWishlist = (shop: Shop, { productId, sorId }: FavoriteChange, favorite: Favorite | undefined) => {
  const items = [{ deviceId: productId, sorId, itemType: itemType(productId) }]
  const data = { action: 'Item' as const, favorites: [{ ...(favorite && { id: favorite.id }), items }] }
  return change(shop, removeWishlist, { data }, { replace: replaceFavorites(shop) })
}

export const changeKey = ['wishlist.change'] as const

/** Taps run one after the other: what a tap does to the list depends on the list that the one before it has left. */
export const tapQueue = { id: 'favorites' } as const

export const holdsProduct = (items: readonly WishlistItem[] | undefined, productId: string): boolean =>
  items?.some((item) => item.productId === productId) ?? false

const latestChange = (client: QueryClient, productId: string) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .map(({ state }) => state.variables as FavoriteChange)
    .findLast((change) => change.productId === productId)

/** False once a later tap on the same product waits behind this one. */
export const isLatest = ({ queryClient }: Shop, change: FavoriteChange): boolean =>
  latestChange(queryClient, change.productId) === change

/** Reads the caches rather than the last render: several taps may precede it. */
export const isFavoriteNow = (shop: Shop, productId: string): boolean =>
  latestChange(shop.queryClient, productId)?.saved ??
  holdsProduct(shop.queryClient.getQueryData(favoritesQuery(shop).queryKey)?.favorites[0]?.items, productId)

/**
 * Calls the carrier, unless a later tap or the list itself has made that needless.
 * True when the list has changed.
 */
export const applyChange = async (shop: Shop, change: FavoriteChange): Promise<boolean> => {
  const [favorite] = (await shop.queryClient.ensureQueryData(favoritesQuery(shop))).favorites
  if (!isLatest(shop, change) || holdsProduct(favorite?.items, change.productId) === change.saved) return false
  await (change.saved ? addToWishlist : removeFromWishlist)(shop, change, favorite)
  return true
}
