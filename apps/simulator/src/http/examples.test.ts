import { operations, type BodyInputOf, type OperationKey } from '@soe/contracts'
import type { Shopper } from '../testing/create-shopper'
import { addDevice, choosePlan, fillCart, placeOrder, readyToOrder } from '../testing/shop-steps'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const exampleOf = <Key extends OperationKey>(key: Key) =>
  operations.find((operation) => operation.key === key)?.operation.metadata.example.body as BodyInputOf<Key>

/** What has to be done before the example of an operation makes sense; for most, nothing. */
const before: Partial<Record<OperationKey, (shopper: Shopper) => Promise<unknown>>> = {
  'cart.removeDevice': addDevice,
  'cart.addAccessories': addDevice,
  'cart.addPlan': addDevice,
  'cart.assignMtn': async (shopper) => {
    await addDevice(shopper)
    await choosePlan(shopper)
  },
  'cart.addStep': fillCart,
  'cart.retrieveBundleAccCart': fillCart,
  'cart.validateOrder': readyToOrder,
  'cart.saveCart': fillCart,
  'checkout.getCheckoutDetails': fillCart,
  'checkout.updateContact': fillCart,
  'checkout.updateAddress': fillCart,
  'checkout.selectShipping': fillCart,
  'checkout.selectPayment': fillCart,
  'checkout.acceptAgreements': fillCart,
  'checkout.placeOrder': readyToOrder,
  'checkout.getOrder': async (shopper) => {
    await readyToOrder(shopper)
    await placeOrder(shopper)
  },
  'wishlist.removeWishlist': (shopper) =>
    shopper.call('wishlist.addWishlist', { body: exampleOf('wishlist.addWishlist') }),
  'cases.resumeCase': async (shopper) => {
    await fillCart(shopper)
    await shopper.call('cart.saveCart', { body: exampleOf('cart.saveCart') })
  },
}

describe('the example of every operation', () => {
  it.each(operations.map(({ key, operation }) => ({ key, operation })))('does it: $key', async ({ key, operation }) => {
    const { paths, example } = operation.metadata
    const shopper = await (
      await simulator.world(paths.prospect && !paths['signed-in'] ? 'prospect' : 'signed-in')
    ).shopper()
    await before[key]?.(shopper)
    const reply = await shopper.call(key, example as { query?: Record<string, string> })
    expect(reply.answer).toBeTruthy()
  })
})
