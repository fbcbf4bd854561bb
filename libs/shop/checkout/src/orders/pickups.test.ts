import type { Order } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'
import { fetchedFrom, pickupsOf } from './pickups'

const store = { locationCode: '100', name: 'Old Port' }
const pickup = { shipping: { shippingOptionId: storePickup, arrivesOn: '2026-11-27' }, store }
const parcel = { shipping: { shippingOptionId: 'STANDARD', arrivesOn: '2026-11-28' } }

it.each<[string, object, readonly string[]]>([
  ['an order that is picked up', pickup, ['100']],
  ['an order that is sent', parcel, []],
  ['parts that go to one store, and one that is sent', { ...parcel, shipments: [pickup, parcel, pickup] }, ['100']],
  ['what the shopper takes from the shelf', { ...pickup, flowType: scanAndGoFlow }, []],
])('of %s', (_, order, stores) => {
  expect(pickupsOf(order as Order).map((each) => each.store.locationCode)).toEqual(stores)
})

it.each([
  ['in the afternoon of its day', '2026-11-27T21:24:00Z', '18:24'],
  ['before the store opens', '2026-11-27T12:00:00Z', '09:00'],
  ['the day before', '2026-11-26T21:24:00Z', '09:00'],
  ['where the clock shows a time after it closes', '2026-11-28T02:00:00Z', '09:00'],
])('a pickup that is ordered %s is fetched from the first hour that is left', (_, placedAt, from) => {
  const [waiting] = pickupsOf({ ...pickup, store: { ...store, hours: { opens: '09:00', closes: '20:00' } } } as Order)
  expect(waiting && fetchedFrom(waiting, placedAt)).toBe(from)
})
