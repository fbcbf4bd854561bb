import type { CheckoutDetails } from '@soe/contracts'
import { getCheckoutDetails } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'
import { sameDayEvent } from '../events/same-day-event'
import type { Tracker } from './create-tracker'

const isCheckoutRead = (queryKey: readonly unknown[]) => queryKey[0] === getCheckoutDetails.key

/** Same-day delivery that is not offered is told once for each page and reason. */
export const trackSameDay = ({ queryClient, environment, identity }: Shop, tracker: Tracker): (() => void) => {
  const told = new Set<string>()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isCheckoutRead(query.queryKey)) return
    const details = query.state.data as CheckoutDetails | undefined
    const refusal = details?.shipmentInfo.commonShipment.sddOptionNotAvailable
    const path = environment.location.pathname
    if (!refusal || told.has(`${path} ${refusal.code}`)) return
    told.add(`${path} ${refusal.code}`)
    tracker.send((page) => sameDayEvent(refusal, { page, path, audience: identity.get().audience }))
  })
}
