import { listStores } from '@soe/contracts/routes'
import { readQuery, useShop, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

export const storesQuery = (shop: Shop) => readQuery(shop, listStores, { query: {} })

/** A store by its name and town; by its code until the stores are read. */
export const useStoreName = (locationCode: string): string => {
  const { data } = useQuery({ ...storesQuery(useShop()), meta: { silent: true } })
  const store = data?.stores.find((candidate) => candidate.locationCode === locationCode)
  return store ? `${store.name}, ${store.city}` : locationCode
}
