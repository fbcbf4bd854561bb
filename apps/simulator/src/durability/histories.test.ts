import { createMemoryStore } from '@soe/world'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { accessoryBody, countingIds, deviceBody } from '@soe/carrier/testing'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '../create-simulator'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { figure } from '../testing/figure'
import { httpClient, type Client } from '../testing/http-client'
import { startReplicas, type Replicas } from '../testing/start-replicas'
import { testNow } from '../testing/start-simulator'

const histories = figure(20, 1000)

const stores: TestRedis[] = []
const shared: Replicas[] = []
beforeAll(async () => {
  for (const count of [2, 3]) {
    const redis = await startRedis()
    stores.push(redis)
    shared.push(await startReplicas(redis.url, count, { namesCalls: false }))
  }
})
afterAll(async () => {
  await Promise.all(shared.map((replicas) => replicas.close()))
  await Promise.all(stores.map((redis) => redis.stop()))
})

/** One process with a memory of its own. */
const startAlone = async (): Promise<FastifyInstance> => {
  const app = await createSimulator({ worlds: createMemoryStore(), clock: () => testNow, ids: countingIds() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

interface History {
  readonly client: Client
  readonly world: string
  readonly shoppers: readonly Shopper[]
  /** Ids of its calls, from its answers. */
  readonly decisions: string[]
}

const control = async (
  { client, world }: History,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  what: string,
  payload?: object,
) => {
  const url = what.startsWith('/') ? what : `/__sim/v1/worlds/${world}/${what}`
  const { statusCode, body } = await client.inject({
    method,
    url,
    headers: { host: 'localhost' },
    ...(payload && { payload }),
  })
  return [statusCode, body === '' ? '' : (JSON.parse(body) as unknown)]
}

const called = async (
  { decisions }: History,
  reply: Promise<{ status: number; raw: unknown; headers: Readonly<Record<string, unknown>> }>,
) => {
  const { status, raw, headers } = await reply
  decisions.push(String(headers['x-sim-decision']))
  return [status, raw]
}

const scenarios = [
  {
    rules: [{ id: 'r', on: 'cart.addDevice', per: 'world', nth: 2, reply: { error: '208' } }],
    expect: [{ rule: 'r', fired: 1 }],
  },
  {
    expect: [
      { on: 'cart.addDevice', calls: { min: 2 } },
      { on: 'cart.addPlan', never: true },
    ],
  },
  { rules: [{ id: 'r', on: 'cart.*', per: 'world', rate: { above: 2, within: 'PT1M' }, reply: { status: 429 } }] },
]

const shopperOf = ({ shoppers }: History, at: number) => shoppers[at % shoppers.length] as Shopper
const decisionOf = ({ decisions, world }: History, at: number) =>
  decisions[at % (decisions.length || 1)] ?? `${world}-1`

/** Actions on a world and questions about it; the number chooses the shopper and the subject. */
const steps: Readonly<Record<string, (history: History, at: number) => Promise<readonly unknown[]>>> = {
  addDevice: (history, at) => called(history, shopperOf(history, at).call('cart.addDevice', { body: deviceBody() })),
  addAccessory: (history, at) =>
    called(
      history,
      shopperOf(history, at).call('cart.addAccessories', {
        body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]),
      }),
    ),
  choosePlan: (history, at) =>
    called(
      history,
      shopperOf(history, at).call('cart.addPlan', {
        body: { cartInfo: {}, lineId: 'newLine1', planId: 'mainsail-unlimited' },
      }),
    ),
  nonsense: (history, at) =>
    called(history, shopperOf(history, at).call('cart.addPlan', { body: { nonsense: 1 } as never })),
  arm: (history, at) =>
    control(history, 'PUT', `scenarios/s${at % 3}`, {
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: `s${at % 3}`,
      title: 's',
      ...scenarios[at % 3],
    }),
  disarm: (history, at) => control(history, 'DELETE', `scenarios/s${at % 3}`),
  advance: (history) => control(history, 'POST', 'clock', { advance: 'PT30S' }),
  failNext: (history) => control(history, 'POST', 'commands', { failNext: { on: 'cart.addDevice', status: 503 } }),
  rewind: (history, at) => control(history, 'POST', 'restore', { before: decisionOf(history, at) }),
  fork: async (history, at) => {
    const { world } = history
    const made = await control(history, 'POST', '/__sim/v1/worlds', {
      id: `${world}-f`,
      from: { world, before: decisionOf(history, at) },
    })
    const state = await control(history, 'GET', `/__sim/v1/worlds/${world}-f/state`)
    return [made, state, await control(history, 'DELETE', `/__sim/v1/worlds/${world}-f`)]
  },
  journal: (history) => control(history, 'GET', 'journal?events=1&answers=1'),
  why: (history, at) => control(history, 'GET', `decisions/${decisionOf(history, at)}?nearMisses=1`),
  coverage: (history) => control(history, 'GET', 'coverage'),
  state: (history) => control(history, 'GET', 'state'),
  details: (history) => control(history, 'GET', 'details'),
  scenarios: (history) => control(history, 'GET', 'scenarios'),
  verify: (history) => control(history, 'POST', 'verify', {}),
  verdict: (history) => control(history, 'POST', 'verdict', {}),
  world: (history) => control(history, 'GET', `/__sim/v1/worlds/${history.world}`),
}

type Step = readonly [name: string, at: number]

const ofWatch = new Set(['realAt', 'duration', 'movedAt', 'madeAt'])

/** Drops what each process draws by chance or reads off its own clock. */
const withoutChance = (key: string, value: unknown): unknown => {
  if (ofWatch.has(key)) return undefined
  return typeof value === 'string' ? value.replaceAll(/\b[\da-f]{32}\b|…[\da-f]{6}\b/g, '#') : value
}

const play = async (client: Client, world: string, history: readonly Step[]): Promise<string[]> => {
  const shoppers = [createShopper(client, world, 'prospect'), createShopper(client, world, 'prospect')]
  const going: History = { client, world, shoppers, decisions: [] }
  const said = [await control(going, 'POST', '/__sim/v1/worlds', { id: world, seed: 7 })]
  for (const [name, at] of history) said.push([name, ...((await steps[name]?.(going, at)) ?? [])])
  await control(going, 'DELETE', `/__sim/v1/worlds/${world}`)
  return said.map((each) => JSON.stringify(each, withoutChance))
}

const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(9))

it(`${histories} histories of actions and questions give the same answers with two and three replicas as with one process`, async () => {
  const app = await startAlone()
  const alone = httpClient(() => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
      const world = `h${(made += 1)}`
      const expected = await play(alone, world, history)
      for (const { balanced } of shared) expect(await play(balanced, world, history)).toEqual(expected)
    }),
    { numRuns: histories },
  )
  await app.close()
})
