import type { Order, Store } from '@soe/contracts'
import { memoize, scanAndGoFlow, storePickup } from '@soe/rules'

export interface Pickup {
  readonly store: Store
  /** The day from which it is ready, such as 2026-11-25. */
  readonly day: string
}

/** What of an order waits at a store, each store once: the whole of it, or the parts that go there. */
export const pickupsOf = ({ flowType, shipping, store, shipments }: Order): readonly Pickup[] => {
  if (flowType === scanAndGoFlow) return []
  const parts = shipments ?? [{ shipping, store }]
  const pickups = parts.flatMap((part): Pickup[] =>
    part.store && part.shipping.shippingOptionId === storePickup
      ? [{ store: part.store, day: part.shipping.arrivesOn.slice(0, 10) }]
      : [],
  )
  return [...new Map(pickups.map((pickup) => [pickup.store.locationCode, pickup])).values()]
}

const clockFormat = memoize(
  (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }),
)

/** An instant as clocks of the zone show it, such as 2026-11-25 16:24; of the browser's own where none is named. */
const clockReading = (instant: string, timeZone?: string): string => clockFormat(timeZone).format(new Date(instant))

/** The hour from which a pickup can be fetched on its day: when the store opens, or when it is ordered after that. */
export const fetchedFrom = ({ store: { hours }, day }: Pickup, placedAt: string, timeZone?: string): string => {
  const [placedOn, time = ''] = clockReading(placedAt, timeZone).split(' ')
  return placedOn === day && time > hours.opens && time < hours.closes ? time : hours.opens
}
