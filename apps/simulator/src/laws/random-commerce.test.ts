import type { BodyInputOf, OperationKey } from '@soe/contracts'
import fc from 'fast-check'
import type { Shopper } from '../testing/create-shopper'
import { acceptAll, accessoryBody, deviceBody, goodCard, maren } from '@soe/carrier/testing'
import { figure } from '../testing/figure'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'
import { brokenInvariants, negativeMoney, seeCart } from '../testing/commerce-invariants'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const phones = [
  { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001' },
  { id: 'pelago-9-lichen-256', productId: 'dev14000003' },
]

const device = fc.record({
  phone: fc.constantFrom(...phones),
  dppMonths: fc.constantFrom(0, 24, 36),
  intendType: fc.constantFrom('AAL', 'NSE'),
})

const lineId = fc.constantFrom('newLine1', 'newLine2', 'newLine3')
const accessory = fc.constantFrom('bosun-charger-chalk', 'orbit-12-pro-case-kelp', 'pelago-band-tide')
const qty = fc.integer({ min: 1, max: 10 })
const wished = fc.constantFrom('dev14000001', 'dev14000003')

type Change = { [Key in OperationKey]: { key: Key; body: BodyInputOf<Key> } }[OperationKey]

const change = <Key extends OperationKey>(key: Key, body: BodyInputOf<Key>) => ({ key, body }) as Change

const wish = (productId: string) => ({ productId, sorId: productId, itemType: 'DEVICE' as const })

/** Changes of the cart, right or wrong: what the carrier refuses must leave everything as it was. */
const cartChange: fc.Arbitrary<Change> = fc.oneof(
  device.map(({ phone, ...rest }) => change('cart.addDevice', deviceBody({ ...phone, ...rest }))),
  lineId.map((id) => change('cart.removeDevice', { cartInfo: {}, lineId: id })),
  fc
    .tuple(accessory, qty, lineId)
    .map(([id, count, line]) => change('cart.addAccessories', accessoryBody([{ id, qty: count }], line))),
  fc.tuple(accessory, qty, lineId).map(([id, count, mtn]) =>
    change('cart.addAccessories', {
      cartInfo: {},
      data: { lines: [{ mtn, removeAccessories: [{ id, qty: count }] }] },
    }),
  ),
  fc
    .tuple(lineId, fc.constantFrom('mainsail-unlimited', 'jib-10gb', 'tender-watch'))
    .map(([id, planId]) => change('cart.addPlan', { cartInfo: {}, lineId: id, planId })),
  lineId.map((id) =>
    change('cart.assignMtn', { cartInfo: {}, lineId: id, number: { choice: 'new', zipCode: '04101' } }),
  ),
  fc
    .constantFrom('STANDARD', 'EXPRESS')
    .map((selectedOptionCode) => change('checkout.selectShipping', { cartInfo: {}, selectedOptionCode })),
)

const otherChange: fc.Arbitrary<Change> = fc.oneof(
  wished.map((productId) =>
    change('wishlist.addWishlist', { data: { action: 'add', favorites: [{ items: [wish(productId)] }] } }),
  ),
  fc.constant(change('cases.getCases', {})),
)

type Step =
  | { kind: 'change'; change: Change; isCart: boolean }
  | { kind: 'unwish'; productId: string }
  | { kind: 'lock' }
  | { kind: 'unlock' }
  | { kind: 'order' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: cartChange.map((given): Step => ({ kind: 'change', change: given, isCart: true })) },
  { weight: 2, arbitrary: otherChange.map((given): Step => ({ kind: 'change', change: given, isCart: false })) },
  { weight: 1, arbitrary: wished.map((productId): Step => ({ kind: 'unwish', productId })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'lock' }, { kind: 'unlock' }, { kind: 'unlock' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'order' }) },
)

const apply = async (shopper: Shopper, { key, body }: Change) => shopper.call(key, { body: body as never })

/** Takes what is wished out of every list that holds it. */
const unwish = async (shopper: Shopper, productId: string) => {
  const read = () => shopper.call('wishlist.retrieveFavorites', { body: { data: { pageId: 'CART' } } })
  for (const { id, items } of (await read()).answer.favorites) {
    const held = items.filter((item) => item.productId === productId)
    if (held.length === 0) continue
    const gone = held.map(({ productId: deviceId, sorId, itemType }) => ({ deviceId, sorId, itemType }))
    await shopper.call('wishlist.removeWishlist', {
      body: { data: { action: 'Item', favorites: [{ id, items: gone }] } },
    })
  }
  expect(JSON.stringify((await read()).answer.favorites)).not.toContain(productId)
}

/** Tries to order what the cart holds; a cart that lacks something is refused. */
const order = async (shopper: Shopper) => {
  const { firstName, lastName, serviceAddress } = maren
  await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact: maren } })
  await shopper.call('checkout.updateAddress', {
    body: { cartInfo: {}, shippingAddress: { firstName, lastName, ...serviceAddress } },
  })
  await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: goodCard } })
  await acceptAll(shopper)
  const before = await seeCart(shopper)
  const placed = await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
  // Without a cart the last order is answered again: its reply may have been lost.
  if (placed.status !== 200 || placed.errors.length > 0 || !before) return
  expect(await seeCart(shopper)).toBeUndefined()
  expect(placed.answer.order.totals).toEqual(before.orderDetails.totals)
  expect(negativeMoney(placed.answer)).toEqual([])
}

/** While another channel holds the cart, a change is refused and changes nothing. */
const tryLocked = async (world: TestWorld, shopper: Shopper, given: Change) => {
  const before = (await world.state()).carts
  const reply = await apply(shopper, given)
  expect([reply.status, reply.errorId]).not.toEqual([200, undefined])
  expect((await world.state()).carts).toEqual(before)
}

const removed = async (shopper: Shopper, { key, body }: Change, ok: boolean) => {
  if (key !== 'cart.removeDevice' || !ok) return
  const cart = await seeCart(shopper)
  expect(cart?.lineDetails.lineInfo[body.lineId]).toBeUndefined()
  expect(JSON.stringify(cart?.lineDetails ?? {})).not.toContain(`"${body.lineId}"`)
}

const take = async (world: TestWorld, shopper: Shopper, given: Step, isLocked: boolean): Promise<boolean> => {
  if (given.kind === 'lock') {
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    return true
  }
  if (given.kind === 'unlock') {
    await world.command({ unlockCart: {} })
    return false
  }
  if (given.kind === 'unwish') await unwish(shopper, given.productId)
  else if (given.kind === 'order') await (isLocked ? undefined : order(shopper))
  else if (given.isCart && isLocked) await tryLocked(world, shopper, given.change)
  else {
    const reply = await apply(shopper, given.change)
    await removed(shopper, given.change, reply.status === 200 && reply.errors.length === 0)
  }
  return isLocked
}

it('whatever a customer and the carrier do, every view tells the same', async () => {
  let placed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const world = await simulator.world('signed-in')
      const shopper = await world.shopper()
      let isLocked = false
      for (const given of steps) {
        isLocked = await take(world, shopper, given, isLocked)
        expect(await brokenInvariants(world, shopper, isLocked)).toEqual([])
      }
      placed += (await world.state()).orders.length
    }),
    { numRuns: figure(40, 2000) },
  )
  expect(placed).toBeGreaterThan(0)
})
