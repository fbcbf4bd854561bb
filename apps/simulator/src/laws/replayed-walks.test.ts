import type { BodyInputOf, Command, OperationKey, SnapshotFile } from '@soe/contracts'
import { accessoryBody, deviceBody, orbit } from '@soe/carrier/testing'
import { createMemoryStore, readWorldClock, type World } from '@soe/world'
import fc from 'fast-check'
import { exampleOf } from '../testing/prepare-example'
import { callControl } from '../testing/call-control'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { figure } from '../testing/figure'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const walks = figure(8, 1000)
jest.setTimeout(600_000)

const worlds = createMemoryStore()
let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator({}, worlds)))
afterAll(() => simulator.close())

const control = <Body = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  callControl<Body>(simulator.app, method, path, body)

/** Where a walk is. */
interface Walker {
  readonly world: string
  readonly shopper: Shopper
  readonly snapshots: SnapshotFile[]
}

/** A step returns what can be seen of it. */
type Step = (walker: Walker) => Promise<unknown>

const call =
  <Key extends OperationKey>(key: Key, body: BodyInputOf<Key>, requestId?: string): Step =>
  async ({ shopper }) => {
    const { status, raw } = await shopper.call(key, { body, ...(requestId !== undefined && { requestId }) })
    return { key, status, raw, cookies: [...shopper.cookies] }
  }

const requestId = fc.constantFrom('r1', 'r2', 'r3', undefined)
const lineId = fc.constantFrom('newLine1', 'newLine2')

const callStep: fc.Arbitrary<Step> = fc.oneof(
  requestId.map((id) => call('cart.addDevice', deviceBody(), id)),
  requestId.map((id) => call('cart.addDevice', deviceBody({ dppMonths: 0 }), id)),
  lineId.map((line) => call('cart.addAccessories', accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }], line))),
  lineId.map((line) => call('cart.removeDevice', { cartInfo: {}, lineId: line })),
  lineId.map((line) => call('cart.addPlan', { cartInfo: {}, lineId: line, planId: 'mainsail-unlimited' })),
  fc.constant(call('checkout.getCheckoutDetails', {})),
  fc.constant(call('cases.getCases', {})),
  fc.constant(call('cart.saveCart', exampleOf('cart.saveCart') as BodyInputOf<'cart.saveCart'>)),
  fc.constant(call('log.jsNotify', exampleOf('log.jsNotify') as BodyInputOf<'log.jsNotify'>)),
  fc.constant(call('checkout.selectShipping', { cartInfo: {}, selectedOptionCode: 'EXPRESS' })),
)

const command =
  (given: Command): Step =>
  async ({ world }) =>
    (await control('POST', `worlds/${world}/commands`, given)).body

const commandStep: fc.Arbitrary<Step> = fc
  .constantFrom<Command>(
    { lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } },
    { unlockCart: {} },
    { unlockCart: {} },
    { sellOut: { skuId: orbit.id } },
    { setStock: { skuId: orbit.id, status: 'in-stock', qty: 9 } },
    { setCredit: { status: 'OH' } },
    { failNext: { on: 'cart.addDevice', error: '208' } },
    { failNext: { on: 'cart.addDevice', status: 503 } },
    { failNext: { on: 'cart.addPlan', status: 500 } },
    { expireSession: {} },
    { setNetwork: { latency: 'PT0.1S' } },
  )
  .map(command)

const rules = [
  { id: 'second', on: 'cart.addDevice', per: 'world', nth: 2, reply: { error: '208' }, commit: true },
  { id: 'chance', on: 'cart.addAccessories', per: 'session', probability: 0.5, reply: { error: 'CART_LOCKED' } },
  {
    id: 'locks',
    on: 'cart.addDevice',
    per: 'cart',
    nth: 1,
    // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
    then: [{ lockCart: { channel: 'VZW-CHAT', ttl: 'PT5M' } }],
  },
  { id: 'limited', on: 'cart.addAccessories', rate: { calls: 1, per: 'PT5M' }, reply: { status: 503 } },
  { id: 'outage', on: 'cart.addPlan', between: { from: 'PT7M', to: 'PT15M' }, reply: { status: 503 } },
  { id: 'later', on: 'cart.*', per: 'session', times: { from: 2, to: 3 }, reply: { status: 503 } },
].map((rule) => ({ apiVersion: 'sim/v1', kind: 'Scenario', id: rule.id, title: rule.id, rules: [rule] }))

const arming: fc.Arbitrary<Step> = fc.constantFrom(...rules).chain((scenario) =>
  fc.constantFrom<Step>(
    async ({ world }) => (await control('PUT', `worlds/${world}/scenarios/${scenario.id}`, scenario)).status,
    async ({ world }) => (await control('DELETE', `worlds/${world}/scenarios/${scenario.id}`)).status,
  ),
)

const clockStep: fc.Arbitrary<Step> = fc.constantFrom({ advance: 'PT7M' }, { freeze: true }, { resume: true }).map(
  (change) =>
    async ({ world }) =>
      (await control('POST', `worlds/${world}/clock`, change)).body,
)

/** Keeps the world as a file, or goes back to the latest one that the walk has kept. */
const snapshotStep: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  async ({ world, snapshots }) => {
    snapshots.push((await control<SnapshotFile>('POST', `worlds/${world}/snapshots`)).body)
  },
  async ({ world, snapshots }) => {
    const file = snapshots.at(-1)
    return file && (await control('POST', `worlds/${world}/restore`, file)).status
  },
)

const step = fc.oneof(
  { weight: 8, arbitrary: callStep },
  { weight: 3, arbitrary: commandStep },
  { weight: 2, arbitrary: arming },
  { weight: 1, arbitrary: clockStep },
  { weight: 1, arbitrary: snapshotStep },
)

/** Everything that a world holds in its order, without its name, what its journal is called, and a stopped clock's offset. */
const everythingIn = async (id: string) => {
  const { header, collections } = (await worlds.load(id)) as World
  const { clock, id: _, named: __, ...rest } = header
  const values = Object.entries(collections).map(([name, collection]) => [name, [...collection.values()]])
  const shows = readWorldClock(clock, simulator.time.now)
  const text = JSON.stringify({ rest, shows, isFrozen: clock.frozenAt !== undefined, values })
  return JSON.parse(text, (name, value: unknown) => (name === 'since' ? undefined : value)) as object
}

/** What replaying needs of the moment before a step. */
interface Moment {
  readonly now: number
  readonly drawn: number
  readonly cookies: ReadonlyMap<string, string>
  readonly snapshots: readonly SnapshotFile[]
  readonly latest: number
}

const latestOf = async (world: string) =>
  (await simulator.app.inject({ url: `/__sim/v1/worlds/${world}/journal`, headers: { host: 'localhost' } })).json<{
    next: number
  }>().next

const take = async (walker: Walker, steps: readonly Step[]): Promise<unknown[]> => {
  const seen: unknown[] = []
  for (const each of steps) {
    simulator.time.now += 1700
    seen.push(await each(walker))
  }
  return [...seen, await everythingIn(walker.world)]
}

const momentOf = async ({ world, shopper, snapshots }: Walker): Promise<Moment> => ({
  now: simulator.time.now,
  drawn: simulator.ids.drawn,
  cookies: new Map(shopper.cookies),
  snapshots: [...snapshots],
  latest: await latestOf(world),
})

/** The walker in a world that is back where it was, with time and ids as they were. */
const backAt = (world: string, { now, drawn, cookies, snapshots }: Moment, from: Walker): Walker => {
  simulator.time.now = now
  simulator.ids.drawn = drawn
  const shopper = createShopper(simulator.app, world, from.shopper.audience)
  for (const [name, value] of cookies) shopper.cookies.set(name, value)
  return { world, shopper, snapshots: [...snapshots] }
}

it(`${walks} random walks end the same from any call on, in a fork and after a rewind`, async () => {
  let walked = 0
  const walk = fc.record({
    persona: fc.constantFrom('prospect', 'signed-in'),
    before: fc.array(step, { maxLength: 8 }),
    pivot: callStep,
    after: fc.array(step, { maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(walk, async ({ persona, before, pivot, after }) => {
      const world = `walk-${(walked += 1)}`
      await control('POST', 'worlds', { id: world, persona, seed: 7 })
      const shopper = createShopper(simulator.app, world, persona === 'prospect' ? 'prospect' : 'signed-in')
      if (persona !== 'prospect') await shopper.enter()
      const walker: Walker = { world, shopper, snapshots: [] }
      await take(walker, before)
      const moment = await momentOf(walker)
      const expected = await take(walker, [pivot, ...after])
      const decision = `${world}-${moment.latest + 1}`
      expect(await control('POST', `worlds/${world}/verdict`, { decision })).toMatchObject({ status: 200 })

      simulator.time.now = moment.now + 1700
      const made = await control('POST', 'worlds', { id: `${world}-fork`, from: { world, before: decision } })
      expect(made).toMatchObject({ status: 201 })
      expect(await take(backAt(`${world}-fork`, moment, walker), [pivot, ...after])).toEqual(expected)

      simulator.time.now = moment.now + 1700
      expect(await control('POST', `worlds/${world}/restore`, { before: decision })).toMatchObject({ status: 200 })
      expect(await take(backAt(world, moment, walker), [pivot, ...after])).toEqual(expected)
      for (const id of [world, `${world}-fork`]) await control('DELETE', `worlds/${id}`)
    }),
    { numRuns: walks },
  )
})
