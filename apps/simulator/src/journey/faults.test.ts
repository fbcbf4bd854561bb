import fc from 'fast-check'
import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../testing/create-shopper'
import { accessoryBody, deviceBody, goodCard, maren } from '@soe/carrier/testing'
import { figure } from '../testing/figure'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const cartInfo = fc.constantFrom<{ cartId?: string }>({}, {}, {}, { cartId: 'C9-none' })
const lineId = fc.constantFrom('newLine1', 'newLine2', 'newLine9')

const device = fc
  .constantFrom(
    {},
    { dppMonths: 0 },
    { intendType: 'EUP' },
    { id: 'dreadnought' },
    { id: 'pelago-9-lichen-256', productId: 'dev14000003' },
    { dppMonths: 13 },
    { lineId: 'newLine1' },
    { lineId: 'newLine9' },
  )
  .map(deviceBody)

const accessories = fc
  .array(
    fc.record({
      id: fc.constantFrom('bosun-charger-chalk', 'orbit-12-pro-case-kelp', 'pelago-band-tide', 'anchor'),
      qty: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((items) => lineId.map((mtn) => accessoryBody(items, mtn)))

const removal = lineId.map((mtn) => ({
  cartInfo: {},
  data: { lines: [{ mtn, removeAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
}))

const number = fc.constantFrom<BodyInputOf<'cart.assignMtn'>['number']>(
  { choice: 'new', zipCode: '04101' },
  { choice: 'existing', mtnHashCode: 'nobody' },
)
const cardNumber = fc.constantFrom('4111111111111111', '4111111111111112', '4000000000000002')
const shipping = fc.constantFrom('STANDARD', 'EXPRESS', 'ISPU', 'PIGEON')
const planId = fc.constantFrom('mainsail-unlimited', 'tender-watch')
const agreementId = fc.constantFrom('customer-agreement', 'device-payment-agreement', 'letter-of-marque')
const shippingAddress = { firstName: 'Maren', lastName: 'Oake', ...maren.serviceAddress }

/** One call of each operation that changes a cart, right or wrong. */
const call = fc.oneof(
  fc.record({ key: fc.constant('cart.addDevice' as const), body: device }),
  fc.record({ key: fc.constant('cart.removeDevice' as const), body: fc.record({ cartInfo, lineId }) }),
  fc.record({ key: fc.constant('cart.addAccessories' as const), body: fc.oneof(accessories, removal) }),
  fc.record({ key: fc.constant('cart.addPlan' as const), body: fc.record({ cartInfo, lineId, planId }) }),
  fc.record({ key: fc.constant('cart.assignMtn' as const), body: fc.record({ cartInfo, lineId, number }) }),
  fc.record({
    key: fc.constant('checkout.updateContact' as const),
    body: fc.record({ cartInfo, contact: fc.constant(maren) }),
  }),
  fc.record({
    key: fc.constant('checkout.updateAddress' as const),
    body: fc.record({ cartInfo, shippingAddress: fc.constant(shippingAddress) }),
  }),
  fc.record({
    key: fc.constant('checkout.selectShipping' as const),
    body: fc.record({ cartInfo, selectedOptionCode: shipping }),
  }),
  fc.record({
    key: fc.constant('checkout.selectPayment' as const),
    body: fc.record({ cartInfo, payment: cardNumber.map((chosen) => ({ ...goodCard, cardNumber: chosen })) }),
  }),
  fc.record({
    key: fc.constant('checkout.acceptAgreements' as const),
    body: fc.record({ cartInfo, agreementIds: fc.array(agreementId, { minLength: 1, maxLength: 2 }) }),
  }),
  fc.record({ key: fc.constant('checkout.placeOrder' as const), body: fc.record({ cartInfo }) }),
)

const isFault = ({ status, errorId }: Awaited<ReturnType<Shopper['call']>>) => status !== 200 || errorId !== undefined

it('a fault leaves the world as it was', async () => {
  let faults = 0
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 4, maxLength: 12 }), async (calls) => {
      const world = await simulator.world()
      const shopper = await world.shopper()
      for (const { key, body } of calls) {
        const before = await world.everything()
        const reply = await shopper.call(key, { body: body as never })
        if (!isFault(reply)) continue
        faults += 1
        expect(await world.everything()).toEqual(before)
      }
    }),
    { numRuns: figure(50, 2000) },
  )
  expect(faults).toBeGreaterThan(50)
})
