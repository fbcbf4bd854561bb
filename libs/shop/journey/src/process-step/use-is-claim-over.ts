import { getProcessStep } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProcessStepAnswer } from '@soe/contracts'
import { processSteps } from '@soe/rules'
import { routeDeviceAdd } from './route-device-add'

/** The type that the address of the page for a step carries; undefined where the step leads to another page. */
const typeOf = (processStep: string): string | undefined =>
  routeDeviceAdd({ cradleFlowJourney: 'NEXTGEN', processStep }).query['type']

/** Whether a step of the carrier leads to the page that says what the type claims. */
export const isClaimOfStep = (type: string | undefined): type is string =>
  type !== undefined && processSteps.some((step) => typeOf(step) === type)

/** Whether the step that the carrier requires now leads to what the type claims. */
export const isClaimed = ({ serviceBody }: ProcessStepAnswer, type: string): boolean =>
  typeOf(serviceBody.serviceResponse.context.contextInfo.processStep ?? '') === type

/** Whether the document was loaded at the address: what that says is as old as the link, the tab or the bookmark. */
export const isLoadedAt = (address: string, entries: readonly Pick<PerformanceEntry, 'name'>[]): boolean =>
  entries.some(({ name }) => name.split('#')[0] === address)

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
