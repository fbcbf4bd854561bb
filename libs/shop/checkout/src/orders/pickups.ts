import type { Order, Store } from '@soe/contracts'
import { isoInstant, readInstant, scanAndGoFlow, storePickup, wallClock } from '@soe/rules'
import { layingReady } from './is-due'

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

/** The hour from which a pickup can be fetched on its day: when the store opens, or has laid it ready. */
export const fetchedFrom = ({ store: { hours }, day }: Pickup, placedAt: string): string => {
  const [readyOn, time = ''] = isoInstant(wallClock(readInstant(placedAt) + layingReady))
    .slice(0, 16)
    .split('T')
  return readyOn === day && time > hours.opens && time < hours.closes ? time : hours.opens
}
