import { createMemoryStore, createRedisStore, type World, type WorldStore } from '@soe/world'
import { startRedis, type TestRedis } from '@soe/world/testing'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'
import { figure } from '../testing/figure'
import { createShopper, type Shopper } from '../testing/create-shopper'
import type { Client } from '../testing/http-client'
import { accessoryBody, choosePlan, deviceBody } from '@soe/carrier/testing'
import { testNow } from '../testing/start-simulator'

const calls = figure(200, 2000)
const worldIds = ['one', 'two', 'three', 'four']
const shoppersEach = 5
const rounds = calls / worldIds.length / shoppersEach

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

/** A replica that stays open keeps asking for its Redis. */
const opened: FastifyInstance[] = []
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))

const counter = (prefix: string) => {
  let made = 0
  return () => `${prefix}${(++made).toString(16).padStart(30, '0')}`
}

const simulatorOn = async (worlds: WorldStore, prefix: string): Promise<FastifyInstance> => {
  const app = await createSimulator({ worlds, clock: () => testNow, ids: { secret: counter(prefix) } })
  opened.push(app)
  return app
}

/** Hands each call to the next of several simulators. */
const balance = (simulators: readonly Client[]): Client => {
  let turn = 0
  return {
    inject: (request) => {
      const simulator = simulators[(turn += 1) % simulators.length]
      if (!simulator) throw new Error('there is no simulator to call')
      return simulator.inject(request)
    },
  }
}

const countConflicts = (store: WorldStore) => {
  const counted = { conflicts: 0 }
  const { commit } = store
  store.commit = async (given) => {
    const result = await commit.call(store, given)
    if (result === 'conflict') counted.conflicts += 1
    return result
  }
  return counted
}

/** What each shopper does in turn: a line, its plan, an accessory, and again. */
const steps: readonly ((shopper: Shopper, round: number) => Promise<{ status: number }>)[] = [
  (shopper) => shopper.call('cart.addDevice', { body: deviceBody() }),
  (shopper, round) => choosePlan(shopper, undefined, `newLine${Math.floor(round / 3) + 1}`),
  (shopper) => shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) }),
]

const shop = async (client: Client, worldId: string) => {
  const shopper = createShopper(client, worldId, 'prospect')
  const statuses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const step = steps[round % 6 < 3 ? round % 3 : 2] as (typeof steps)[number]
    statuses.push((await step(shopper, round % 6)).status)
  }
  return statuses
}

const shopAll = (client: Client) =>
  Promise.all(worldIds.flatMap((id) => Array.from({ length: shoppersEach }, () => shop(client, id))))

/** A world without what depends on who came first: ids, and the order of things. */
const inAnyOrder = ({ header: { counters, random }, collections }: World) => ({
  counters,
  random,
  sizes: Object.fromEntries(Object.entries(collections).map(([name, kept]) => [name, kept.size])),
  carts: [...collections.carts.values()]
    .map(({ lines, lineCount, status, completedSteps }) => JSON.stringify({ lines, lineCount, status, completedSteps }))
    .sort(),
})

const worldsOf = async (store: WorldStore) => {
  const worlds = await Promise.all(worldIds.map(async (id) => store.load(id)))
  return worlds.map((world) => inAnyOrder(world as World))
}

const makeWorlds = async (client: Client) => {
  for (const id of worldIds)
    await client.inject({
      method: 'POST',
      url: '/__sim/v1/worlds',
      headers: { host: 'localhost' },
      payload: { id, seed: 7 },
    })
}

it(`${calls} calls to two replicas in turn end as in one process, with no lost race shown`, async () => {
  const [left, right] = await Promise.all([createRedisStore(redis.url), createRedisStore(redis.url)])
  const lost = [countConflicts(left), countConflicts(right)]
  const replicas = [await simulatorOn(left, 'a0'), await simulatorOn(right, 'b0')]
  const memory = createMemoryStore()
  const alone = await simulatorOn(memory, 'c0')

  await makeWorlds(balance(replicas))
  await makeWorlds(alone)
  const [statuses, expected] = await Promise.all([shopAll(balance(replicas)), shopAll(alone)])

  expect(statuses).toEqual(expected)
  expect(expected.flat().filter((status) => status === 200).length).toBeGreaterThan(calls / 2)
  expect(await worldsOf(left)).toEqual(await worldsOf(memory))
  expect(await worldsOf(right)).toEqual(await worldsOf(memory))
  expect(lost.reduce((sum, { conflicts }) => sum + conflicts, 0)).toBeGreaterThan(0)
})

it('goes back to calls of its own, and to none before a change that another replica made', async () => {
  const stores = await Promise.all([createRedisStore(redis.url), createRedisStore(redis.url)])
  const [own, other] = [await simulatorOn(stores[0], 'e0'), await simulatorOn(stores[1], 'f0')]
  const payload = { id: 'gap', seed: 7 }
  await own.inject({ method: 'POST', url: '/__sim/v1/worlds', headers: { host: 'localhost' }, payload })
  const shoppers = [createShopper(own, 'gap', 'prospect'), createShopper(other, 'gap', 'prospect')] as const
  const add = async (shopper: Shopper) =>
    String((await shopper.call('cart.addDevice', { body: deviceBody() })).headers['x-sim-decision'])
  const forkBefore = async (before: string) => {
    const url = '/__sim/v1/worlds'
    const reply = await own.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost' },
      payload: { from: { world: 'gap', before } },
    })
    return [reply.statusCode, reply.json<{ error?: { message: string } }>().error?.message]
  }
  const ids = [await add(shoppers[0]), await add(shoppers[0])]
  expect(await forkBefore(ids[1] ?? '')).toEqual([201, undefined])
  await add(shoppers[1])
  ids.push(await add(shoppers[0]), await add(shoppers[0]))
  expect(await forkBefore(ids[3] ?? '')).toEqual([201, undefined])
  expect(await forkBefore(ids[1] ?? '')).toEqual([409, expect.stringContaining('another replica made')])
})

it('refuses calls with 503 while Redis is gone or hangs, and answers again by itself', async () => {
  const app = await simulatorOn(await createRedisStore(redis.url), 'd0')
  const call = () => createShopper(app, 'default', 'prospect').call('cart.addDevice', { body: deviceBody() })
  const untilAnswered = async (): Promise<void> => {
    if ((await call()).status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 20))
    await untilAnswered()
  }
  expect((await call()).status).toBe(200)
  await redis.kill()
  expect(await call()).toMatchObject({ status: 503, raw: { error: { code: 'STORE_UNAVAILABLE' } } })
  await redis.restart()
  await untilAnswered()

  redis.process.kill('SIGSTOP')
  const hanging = await Promise.all(Array.from({ length: 20 }, call))
  expect(new Set(hanging.map(({ status }) => status))).toEqual(new Set([503]))
  redis.process.kill('SIGCONT')
  await untilAnswered()
})
