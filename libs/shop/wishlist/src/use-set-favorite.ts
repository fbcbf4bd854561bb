import { useShop, useTexts, type Shop } from '@soe/shop-platform'
import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { applyChange, changeKey, holdsProduct, isLatest, tapQueue } from './favorite-changes'
import type { FavoriteChange } from './favorite'
import { heartTexts } from './heart-texts'
import { favoritesQuery } from './wishlist-queries'

type HeartTexts = ReturnType<typeof heartTexts>

const topic = 'wishlist'

const showNotice = ({ notices, pathOf }: Shop, texts: HeartTexts, { name, saved }: FavoriteChange) => {
  if (!saved) return notices.show({ type: 'info', topic, text: texts.removed(name) })
  const href = pathOf('Favorites')
  notices.show({ type: 'success', topic, text: texts.added(name), action: { label: texts.viewWishlist, href } })
}

/**
 * Puts a product on the wishlist or takes it off. What waits is what shows, so a tap answers at once and
 * a failure rolls back by itself; changes run one after the other, and of taps on a product the last wins.
 */
export const useSetFavorite = ({ quiet = false }: { quiet?: boolean } = {}) => {
  const shop = useShop()
  const texts = useTexts(heartTexts)
  return useMutation<boolean, Error, FavoriteChange>({
    mutationKey: changeKey,
    scope: tapQueue,
    meta: { silent: true },
    mutationFn: (change) => applyChange(shop, change),
    onSuccess: (hasChanged, change) => {
      if (hasChanged && !quiet && isLatest(shop, change)) showNotice(shop, texts, change)
    },
  })
}

export const usePendingFavorites = (productId?: string): readonly FavoriteChange[] =>
  useMutationState({
    filters: {
      mutationKey: changeKey,
      status: 'pending',
      ...(productId && { predicate: ({ state }) => (state.variables as FavoriteChange).productId === productId }),
    },
    select: ({ state }) => state.variables as FavoriteChange,
  })

/** Whether a product is on the wishlist, as the shopper wants it. */
export const useIsFavorite = (productId: string): boolean => {
  const { data = false } = useQuery({
    ...favoritesQuery(useShop()),
    meta: { silent: true },
    select: ({ favorites }) => holdsProduct(favorites[0]?.items, productId),
  })
  return usePendingFavorites(productId).at(-1)?.saved ?? data
}
