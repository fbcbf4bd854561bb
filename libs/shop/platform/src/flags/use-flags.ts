import { getFeatureFlags } from '@soe/contracts/routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readQuery } from '../calls/read-query'
import type { Shop } from '../create-shop'
import { useShop } from '../shop-context'
import { readOn, type Flags } from './flags'

const none: Flags = {}

/** The flags are the world's, whoever shops: they are read once, and never become stale. */
const queryKey = [getFeatureFlags.key]

export const flagsQuery = (shop: Shop) =>
  queryOptions({ ...readQuery(shop, getFeatureFlags, { query: {} }), queryKey, staleTime: Infinity })

/** All are off until they are read, and if they can't be. */
export const useFlags = (enabled = true): Flags => {
  const { data } = useQuery({ ...flagsQuery(useShop()), enabled, meta: { silent: true }, select: readOn })
  return data ?? none
}
