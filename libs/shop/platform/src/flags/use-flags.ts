import { getFeatureFlags } from '@soe/contracts/routes'
import { useQuery } from '@tanstack/react-query'
import { readQuery } from '../calls/read-query'
import type { Shop } from '../create-shop'
import { useShop } from '../shop-context'

/** The feature flags that are on. */
export type Flags = Readonly<Record<string, boolean>>

const none: Flags = {}

const readOn = ({ featureFlags }: { featureFlags: Record<string, unknown> }): Flags =>
  Object.fromEntries(Object.entries(featureFlags).flatMap(([name, value]) => (value === true ? [[name, true]] : [])))

export const flagsQuery = (shop: Shop) => readQuery(shop, getFeatureFlags, { query: {} })

/** All are off until they are read, and if they can't be. */
export const useFlags = (enabled = true): Flags => {
  const { data } = useQuery({
    ...flagsQuery(useShop()),
    enabled,
    staleTime: Infinity,
    meta: { silent: true },
    select: readOn,
  })
  return data ?? none
}
