import { getThrottleList } from '@soe/contracts/routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readQuery } from '../calls/read-query'
import type { Shop } from '../create-shop'
import { useIdentity, useShop } from '../shop-context'

const throttleQuery = (shop: Shop) =>
  queryOptions({ ...readQuery(shop, getThrottleList, { body: {} }), staleTime: Infinity, meta: { silent: true } })

const split = (list: string): readonly string[] => (list === '' ? [] : list.split('|'))

/** The throttle list, read once for each kind of shopper; until then, and for prepaid shoppers, what the cookie says. */
export const useThrottleList = (): readonly string[] => {
  const { audience, throttleList } = useIdentity()
  const { data } = useQuery({ ...throttleQuery(useShop()), enabled: audience in getThrottleList.paths })
  return data?.throttleList ?? split(throttleList)
}
