import { useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favoritesQuery } from './wishlist-queries'

/** The products on the shopper's own wishlist. */
export const useFavoriteIds = (): ReadonlySet<string> => {
  const { audience } = useIdentity()
  const enabled = audience === 'signed-in'
  const { data } = useQuery({ ...favoritesQuery(useShop()), enabled, meta: { silent: true } })
  return useMemo(() => new Set(data?.favorites[0]?.items.map(({ productId }) => productId)), [data])
}
