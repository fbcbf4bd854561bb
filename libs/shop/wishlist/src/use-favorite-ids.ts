import { useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favoritesQuery } from './wishlist-queries'

/** The products on the shopper's own wishlist; undefined where it can't be read. */
export const useFavoriteIds = (): ReadonlySet<string> | undefined => {
  const { audience } = useIdentity()
  const enabled = audience === 'signed-in'
  const { data, isError } = useQuery({ ...favoritesQuery(useShop()), enabled, meta: { silent: true } })
  const ids = useMemo(() => new Set(data?.favorites[0]?.items.map(({ productId }) => productId)), [data])
  return isError && !data ? undefined : ids
}
