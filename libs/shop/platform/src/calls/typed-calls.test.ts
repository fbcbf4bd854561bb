import { addDevice, getCheckoutDetails, getProduct, switchSim } from '@soe/contracts/routes'
import type { CarrierClient } from '../client/carrier-client'
import type { Shop } from '../create-shop'
import { partOf } from '../testing/part-of'
import { change } from './change'
import { callOnce, readQuery } from './read-query'

/** Only compiled: nothing of it is ever called. */
const calls = (shop: Shop, { call }: CarrierClient) => [
  // @ts-expect-error -- a change is no read
  () => callOnce(shop, addDevice, { body: { cartInfo: {}, data: { lines: [] } } }),
  // @ts-expect-error -- nor is it read as one
  () => readQuery(shop, addDevice, { body: { cartInfo: {}, data: { lines: [] } } }),
  // @ts-expect-error -- a read is no change
  () => change(shop, getCheckoutDetails, {}),
  // @ts-expect-error -- a SIM is of one of two types
  () => change(shop, switchSim, { mtn: 'newLine1', simType: 'NANO' }),
  // @ts-expect-error -- the line is missing
  () => change(shop, switchSim, { simType: 'ESIM' }),
  // @ts-expect-error -- the client takes no other body either
  () => call(switchSim, { body: { simType: 'ESIM' } }),
  // @ts-expect-error -- a POST has no query
  () => call(switchSim, { query: { mtn: 'newLine1' } }),
  // @ts-expect-error -- no such query
  () => callOnce(shop, getProduct, { query: { skuId: 'orbit' } }),
  // @ts-expect-error -- a product is no list
  async () => (await callOnce(shop, getProduct, { query: { productId: 'orbit' } })).products,
  // @ts-expect-error -- the answer of a step has no order
  async () => (await call(switchSim, { body: { mtn: 'newLine1', simType: 'ESIM' } })).order,
  // @ts-expect-error -- nor does a change
  async () => (await change(shop, switchSim, { mtn: 'newLine1', simType: 'ESIM' })).order,
]

it('calls that the contract does not have do not compile', () => {
  expect(calls(partOf<Shop>({}), partOf<CarrierClient>({}))).toHaveLength(11)
})
