import { getThrottleList } from '@soe/contracts/routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readQuery } from '../calls/read-query'
import type { Shop } from '../create-shop'
import { useShopper } from '../shopper/shopper'
import { useIdentity, useShop } from '../shop-context'

const throttleQuery = (shop: Shop) =>
  queryOptions({ ...readQuery(shop, getThrottleList, { body: {} }), staleTime: Infinity, meta: { silent: true } })

/**
 * The throttle list, read once for each kind of shopper where it decides something; until then, and for prepaid
 * shoppers, what the cookie says.
 */
export const useThrottleList = (isNeeded = true): readonly string[] => {
  const { audience } = useIdentity()
  const { throttleList } = useShopper()
  const { data } = useQuery({ ...throttleQuery(useShop()), enabled: isNeeded && audience in getThrottleList.paths })
  return data?.throttleList ?? throttleList
}
