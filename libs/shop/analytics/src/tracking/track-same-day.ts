import { getCheckoutDetails } from '@soe/contracts/routes'
import type { CheckoutDetails } from '@soe/contracts'
import type { Shop } from '@soe/shop-platform'
import { sameDayEvent, type SameDayRefusal } from '../events/same-day-event'
import type { Tracker } from './create-tracker'

const refusalsIn = ({ shipmentInfo }: CheckoutDetails): readonly SameDayRefusal[] =>
  [shipmentInfo.commonShipment, ...shipmentInfo.lineLevelShipment].flatMap(
    ({ sddOptionNotAvailable }) => sddOptionNotAvailable ?? [],
  )

/**
 * Reports once for each page and reason that the page in view does not offer same-day delivery.
 * @returns looks again, for a page that shows what an earlier one has read
 */
export const trackSameDay = ({ queryClient, identity }: Shop, tracker: Tracker): (() => void) => {
  const cache = queryClient.getQueryCache()
  const reported = new Set<string>()
  const report = (refusal: SameDayRefusal) => {
    const place = tracker.here()
    const event = sameDayEvent(refusal, { ...place, audience: identity.get().audience })
    const key = `${place.path} ${refusal.code}`
    if (!event || reported.has(key)) return
    reported.add(key)
    tracker.send(event)
  }
  const look = () => {
    for (const query of cache.findAll({ queryKey: [getCheckoutDetails.key], type: 'active' })) {
      const details = query.state.data as CheckoutDetails | undefined
      if (details) refusalsIn(details).forEach(report)
    }
  }
  cache.subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'observerAdded') && query.queryKey[0] === getCheckoutDetails.key) look()
  })
  look()
  return look
}
