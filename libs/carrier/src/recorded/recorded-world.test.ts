import { exampleFor, findOperation, isOperationKey, operations, type OperationKey } from '@soe/contracts'
import type { PersonaId } from '../personas/personas'
import {
  accessoryBody,
  addDevice,
  addToWishlist,
  cartOf,
  chargerItem,
  createTestWorld,
  fillCart,
  fillCheckout,
  orbit9,
  orbitItem,
  placeOrder,
  readyToOrder,
  soldOutSku,
  testNow,
  tradeIn,
  type Shopper,
  type TestWorld,
} from '../testing'
import { recordedWorld, type RecordedCall } from './recorded-world'

const record = async (shopper: Shopper, key: OperationKey): Promise<RecordedCall> => {
  const { body, query } = exampleFor(findOperation(key).metadata, shopper.audience)
  const reply = await shopper.call(key, { body, query } as never)
  const { audience } = shopper
  const asked = { operation: key, audience, language: 'en' as const, body: body ?? {}, query: query ?? {} }
  return reply.errorId === undefined ? { ...asked, answer: reply.answer } : { ...asked, error: reply.errorId }
}

const recordReads = async (shopper: Shopper): Promise<RecordedCall[]> => {
  const recorded: RecordedCall[] = []
  for (const { key, operation } of operations) {
    const { kind, paths } = operation.metadata
    const isOpen = kind === 'read' && Object.hasOwn(paths, shopper.audience)
    if (isOpen && isOperationKey(key)) recorded.push(await record(shopper, key))
  }
  return recorded
}

const callExamples = async (shopper: Shopper, keys: readonly OperationKey[]) => {
  for (const key of keys) await record(shopper, key)
}

const emergencyAddress = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

type Visit = (shopper: Shopper, world: TestWorld) => Promise<unknown>

const visits: readonly (readonly [persona: PersonaId, visit: Visit])[] = [
  ['prospect', (shopper) => readyToOrder(shopper)],
  [
    'signed-in',
    async (shopper) => {
      await readyToOrder(shopper)
      await placeOrder(shopper)
      await addToWishlist(shopper, [orbitItem, chargerItem])
      await shopper.call('wishlist.subscribe', { body: soldOutSku })
      await addDevice(shopper, { dppMonths: 0 })
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    },
  ],
  ['prepay', (shopper) => callExamples(shopper, ['cart.addDevice', 'cart.addPlan', 'cart.applyPromo'])],
  [
    'prepay-signed-in',
    async (shopper) => {
      await callExamples(shopper, ['cart.addDevice', 'cart.addPlan', 'cart.assignMtn'])
      await fillCheckout(shopper)
    },
  ],
  ['several-cases', async () => undefined],
  ['account-member', (shopper) => fillCart(shopper)],
  [
    'deposit-required',
    async (shopper) => {
      await readyToOrder(shopper)
      await callExamples(shopper, ['cart.validateOrder'])
    },
  ],
  ['standalone-trade-in', (shopper) => tradeIn(shopper, { device: orbit9 })],
  [
    'second-number',
    (shopper) =>
      shopper.call('cart.e911Address', {
        body: { cartInfo: {}, lines: [{ mtn: 'newLine1', e911Address: emergencyAddress }] },
      }),
  ],
  [
    'full-wishlist',
    async (shopper, world) => {
      await addDevice(shopper)
      world.command({ setCredit: { status: 'PE', pastDueCents: 4000 } })
      world.command({ setSupport: { videoAgents: 2 } })
      world.command({ setStock: { skuId: 'orbit-12-pro-kelp-128', status: 'in-stock', qty: 1 } })
      world.command({ setFeatureFlags: { featureFlags: { someFlag: true } } })
    },
  ],
]

const secretIds = () => {
  let made = 900_000
  return { secret: () => (++made).toString(16).padStart(32, '0') }
}

const options = { id: 'again', persona: undefined, seed: 5, realNow: testNow }

/** Values that are drawn from the world's seed, which differs here. */
const isDrawn = (reason: string) => /mtnHashCode|\beid\b/.test(reason)

const atOnce = () => Promise.resolve()

describe('a world of recorded answers', () => {
  it.each(visits)('answers the reads of %s as they were answered', async (persona, visit) => {
    const world = createTestWorld(persona, 11)
    const shopper = world.shopper()
    await visit(shopper, world)
    const { apart, reads, ...made } = await recordedWorld(options, await recordReads(shopper), secretIds(), atOnce)
    expect(made.world.header.persona).toBe(persona)
    expect(apart.filter(({ reason }) => !isDrawn(reason))).toEqual([])
    expect(apart.length).toBeLessThan(reads / 10)
  })

  it('holds the state of the carrier, so that changes work', async () => {
    const shopper = createTestWorld('prospect', 11).shopper()
    await fillCart(shopper)
    const recorded = await recordReads(shopper)
    const { world, session } = await recordedWorld(options, recorded, secretIds(), atOnce)
    const again = createTestWorld('prospect', 5)
    again.change((draft) => {
      for (const name of ['sessions', 'carts', 'cases', 'holdings'] as const)
        for (const value of world.collections[name].values()) draft[name].put(value as never)
    })
    const restored = again.shopperOf(session)
    await addDevice(restored)
    expect((await cartOf(restored)).lineDetails.allLines).toEqual(['newLine1', 'newLine2'])
  })

  it('restores the lines of a cart that another channel has locked since', async () => {
    const world = createTestWorld('signed-in', 11)
    const shopper = world.shopper()
    await fillCart(shopper)
    const before = await recordReads(shopper)
    world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const { apart } = await recordedWorld(options, [...before, ...(await recordReads(shopper))], secretIds(), atOnce)
    expect(apart.filter(({ reason }) => !isDrawn(reason))).toEqual([])
  })

  it('names the later change of a read that it answers otherwise', async () => {
    const shopper = createTestWorld('signed-in', 11).shopper()
    await addToWishlist(shopper, [chargerItem])
    const before = await record(shopper, 'wishlist.retrieveFavorites')
    const change = await record(shopper, 'wishlist.addWishlist')
    const after = await record(shopper, 'wishlist.retrieveWishlist')
    const { apart } = await recordedWorld(options, [before, change, after], secretIds(), atOnce)
    expect(apart).toEqual([
      {
        index: 0,
        operation: 'wishlist.retrieveFavorites',
        reason: 'wishlist.addWishlist has changed it since',
      },
    ])
  })

  it('names an answer that does not fit the contract, and a call of another audience', async () => {
    const guest = createTestWorld('prospect', 11).shopper()
    const customer = createTestWorld('signed-in', 11).shopper()
    const cases = await record(customer, 'cases.getCases')
    const { apart } = await recordedWorld(
      options,
      [await record(guest, 'cart.checkExistingCart'), { ...cases, answer: { cases: 'none' } }],
      secretIds(),
      atOnce,
    )
    expect(apart.map(({ reason }) => reason)).toEqual([
      'it was called by prospect, and the world is one of signed-in',
      'the answer does not fit the contract',
    ])
  })
})
