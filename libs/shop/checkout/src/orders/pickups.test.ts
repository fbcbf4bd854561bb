import type { Order } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'
import { pickupsOf } from './pickups'

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
