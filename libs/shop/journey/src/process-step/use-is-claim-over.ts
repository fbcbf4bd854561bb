import { getProcessStep } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isClaimed, isClaimOfStep, isLoadedAt } from './claims'

/**
 * Whether what the address claims to stop the shopper no longer does. A claim that an answer of the carrier has led to
 * just now is true; one that a document was loaded with is asked about, and holds until the answer is there.
 */
export const useIsClaimOver = (type: string | undefined): boolean => {
  const shop = useShop()
  const { origin, pathname, search } = shop.environment.location
  const [isOld] = useState(() =>
    isLoadedAt(`${origin}${pathname}${search}`, performance.getEntriesByType('navigation')),
  )
  const { data } = useQuery({
    ...readQuery(shop, getProcessStep, { body: {} }),
    enabled: isOld && isClaimOfStep(type),
    staleTime: 0,
    meta: { silent: true },
  })
  return data !== undefined && type !== undefined && !isClaimed(data, type)
}
