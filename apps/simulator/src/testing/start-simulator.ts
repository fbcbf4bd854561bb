import type { Command, WorldState } from '@soe/contracts'
import { createMemoryStore, type WorldStore } from '@soe/world'
import { startRedis } from '@soe/world/testing'
import { findPersona, type PersonaId } from '@soe/carrier'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { defaultLimits, type WorldLimits } from '../world-limits'
import { createShopper, type Shopper } from './create-shopper'
import { startReplicas, type Replica } from './start-replicas'

/** Thursday noon, 26 November 2026, UTC. */
export const testNow = 1_795_694_400_000

export interface TestWorld {
  readonly id: string
  /** A browser of its own in this world, signed in as its persona. */
  shopper(): Promise<Shopper>
  /** A browser that has not called yet. */
  stranger(audience: Shopper['audience']): Shopper
  state(): Promise<WorldState>
  /** Everything that the world holds, as plain values of its own. */
  everything(): Promise<object>
  command(command: Command): Promise<void>
  /** The next call of the operation fails, with an error id or a status. */
  failNext(on: string, failure: { error: string } | { status: number }): Promise<void>
}

export interface TestSimulator {
  readonly app: FastifyInstance
  /** Real time as the simulator sees it. */
  readonly time: { now: number }
  /** How many secret ids it has drawn; set back, it draws the same ones again. */
  readonly ids: { drawn: number }
  world(persona?: PersonaId, seed?: number): Promise<TestWorld>
  close(): Promise<void>
}

const local = { host: 'localhost' }

const control = async <Answer>(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> => {
  const url = `/__sim/v1/${path}`
  const reply = await app.inject({ method, url, headers: local, ...(body && { payload: body }) })
  if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.json<Answer>()
}

const everythingIn = async (worlds: WorldStore, id: string): Promise<object> => {
  const world = await worlds.load(id)
  return structuredClone({ header: world?.header, collections: world?.collections })
}

const testWorld = (app: FastifyInstance, worlds: WorldStore, id: string, persona: PersonaId): TestWorld => {
  const command = (given: Command) => control<void>(app, 'POST', `worlds/${id}/commands`, given)
  return {
    id,
    shopper: async () => {
      const shopper = createShopper(app, id, findPersona(persona)?.audience ?? 'prospect')
      await shopper.enter()
      return shopper
    },
    stranger: (audience) => createShopper(app, id, audience),
    state: () => control(app, 'GET', `worlds/${id}/state`),
    everything: () => everythingIn(worlds, id),
    command,
    failNext: (on, failure) => command({ failNext: { on, ...failure } }),
  }
}

/** How many simulators answer for one in turn, over one Redis. */
const replicas = Number(process.env['SIM_TEST_REPLICAS'] ?? '1')

/** The first of several simulators that share their worlds; each request that is injected goes to the next one. */
const startInTurn = async (options: Omit<SimulatorOptions, 'worlds'>): Promise<FastifyInstance> => {
  const redis = await startRedis()
  const { all, close: closeAll } = await startReplicas(redis.url, replicas, { ...options, namesCalls: false })
  const [first] = all as [Replica]
  let turn = 0
  const inject = (request: InjectOptions) => (all[(turn += 1) % replicas] ?? first).app.inject(request)
  const close = async () => {
    await closeAll()
    await redis.stop()
  }
  return new Proxy(first.app, {
    get: (app, name) => {
      if (name === 'inject') return inject
      if (name === 'close') return close
      if (name === 'listen') return async () => first.base
      return Reflect.get(app, name, app) as unknown
    },
  })
}

/** One simulator for a whole file of tests; each test makes a world of its own. */
export const startSimulator = async (
  limits: Partial<WorldLimits> = {},
  worlds?: WorldStore,
  staticDir?: string,
): Promise<TestSimulator> => {
  const time = { now: testNow }
  const ids = { drawn: 0 }
  const options = {
    clock: () => time.now,
    ids: { secret: () => (ids.drawn += 1).toString(16).padStart(32, '0') },
    limits: { ...defaultLimits, ...limits },
    ...(staticDir !== undefined && { staticDir }),
  }
  const own = worlds ?? createMemoryStore()
  const app = replicas > 1 && !worlds ? await startInTurn(options) : await createSimulator({ ...options, worlds: own })
  return {
    app,
    time,
    ids,
    world: async (persona = 'prospect', seed = 7) => {
      const { id } = await control<{ id: string }>(app, 'POST', 'worlds', { persona, seed })
      return testWorld(app, own, id, persona)
    },
    close: () => app.close(),
  }
}
