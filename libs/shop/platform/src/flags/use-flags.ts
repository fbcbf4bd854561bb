import { getFeatureFlags } from '@soe/contracts/routes'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readQuery } from '../calls/read-query'
import type { Shop } from '../create-shop'
import { useShop } from '../shop-context'
import { readFlags, type Flags, type FlagsAnswer } from './flags'

const none: Flags = {}

/** The flags are the world's, the same for every shopper: they are read once, and never become stale. */
const queryKey = [getFeatureFlags.key]

export const flagsQuery = (shop: Shop) =>
  queryOptions({ ...readQuery(shop, getFeatureFlags, { query: {} }), queryKey, staleTime: Infinity })

export const applyIdentityFlags = (shop: Shop): void => {
  const answer = shop.queryClient.getQueryData<FlagsAnswer>(flagsQuery(shop).queryKey)
  if (answer) shop.identity.applyFlags(readFlags(answer))
}

interface FlagsStore {
  get(): Flags
  subscribe(listener: () => void): () => void
}

/** One reader for all that asks: an observer for each price of a list would cost as much as the list. */
const createFlagsStore = (shop: Shop): FlagsStore => {
  const cache = shop.queryClient.getQueryCache()
  let read: { answer: FlagsAnswer; flags: Flags } | undefined
  return {
    get: () => {
      const answer = shop.queryClient.getQueryData<FlagsAnswer>(flagsQuery(shop).queryKey)
      if (!answer) return none
      if (read?.answer !== answer) read = { answer, flags: readFlags(answer) }
      return read.flags
    },
    subscribe: (listener) =>
      cache.subscribe(({ query }) => {
        if (query.queryKey[0] === getFeatureFlags.key) listener()
      }),
  }
}

const stores = new WeakMap<Shop, FlagsStore>()

const flagsStore = (shop: Shop): FlagsStore => {
  const found = stores.get(shop) ?? createFlagsStore(shop)
  stores.set(shop, found)
  return found
}

/** All are off until they are read, and if they can't be. */
export const useFlags = (enabled = true): Flags => {
  const shop = useShop()
  const { subscribe, get } = flagsStore(shop)
  const flags = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    if (enabled) void shop.queryClient.prefetchQuery({ ...flagsQuery(shop), meta: { silent: true } })
  }, [enabled, shop])
  return enabled ? flags : none
}
