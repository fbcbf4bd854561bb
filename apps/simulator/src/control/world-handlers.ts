import type { Clock, MakeWorldBody, WorldOverview, WorldState, WorldSummary } from '@soe/contracts'
import {
  changeClock,
  parseDuration,
  readWorldClock,
  RefusalFault,
  restoreSnapshot,
  takeSnapshot,
  type ClockChange,
  type World,
} from '@soe/world'
import { changedWorld, forkWorld, makeWorld } from '@soe/carrier'
import { isoInstant, readInstant } from '@soe/rules'
import type { Edge } from '../http/edge'
import { changeWorld } from '../http/run-call'
import { makeRoom } from '../world-limits'
import { armScenario } from '../scenario-player/arm-scenario'
import { describeDetails } from './describe-details'
import { journalPlace } from './journal-place'
import { digestOf, requireScenario } from './read-scenario'
import { readSnapshot } from './read-snapshot'
import { requirePersona } from './require-persona'

export interface WorldParams {
  params: { world: string }
}

export const requireWorld = async ({ worlds }: Edge, id: string): Promise<World> => {
  const world = await worlds.load(id)
  if (!world) throw new RefusalFault(404, 'UNKNOWN_WORLD', `There is no world "${id}".`)
  return world
}

const isoNow = ({ header }: Pick<World, 'header'>, realNow: number) =>
  new Date(readWorldClock(header.clock, realNow)).toISOString()

const summaryOf = (world: Pick<World, 'header'>, realNow: number): WorldSummary => {
  const { id, persona, seed } = world.header
  return { id, persona, seed, now: isoNow(world, realNow) }
}

const overviewOf = (world: Pick<World, 'header'>, realNow: number): WorldOverview => {
  const { clock, armed = [], named = false, createdAt } = world.header
  return {
    ...summaryOf(world, realNow),
    frozen: clock.frozenAt !== undefined,
    armed: armed.length,
    named,
    madeAt: isoInstant(createdAt),
  }
}

const values = <Value>(collection: ReadonlyMap<string, Value>): Value[] => [...collection.values()]

const stateOf = ({ collections }: World) => ({
  sessions: values(collections.sessions),
  carts: values(collections.carts),
  cases: values(collections.cases),
  locks: values(collections.locks),
  wishlists: values(collections.wishlists),
  orders: values(collections.orders),
  feedback: values(collections.feedback),
  logs: values(collections.logs),
})

type ClockBody = NonNullable<MakeWorldBody['clock']>

const clockChange = ({ freeze, advance, resume }: ClockBody): ClockChange => ({
  freeze: typeof freeze === 'string' ? readInstant(freeze) : freeze,
  advance: advance === undefined ? undefined : parseDuration(advance),
  resume,
})

const seedOf = (secret: string) => Number.parseInt(secret.slice(0, 8), 16)

/** A fork is what the snapshot says: only its name and its clock are the maker's. */
const assertPlainFork = ({ persona, seed }: MakeWorldBody) => {
  if (persona === undefined && seed === undefined) return
  throw new RefusalFault(400, 'INVALID_REQUEST', 'A fork has the persona and the seed of its snapshot.', [
    'id',
    'clock',
    'from',
  ])
}

const newWorld = (edge: Edge, body: MakeWorldBody): World => {
  const secret = edge.ids.secret()
  const realNow = edge.clock()
  const { id = secret, persona = 'prospect', seed = seedOf(secret), clock = {}, from } = body
  const common = { id, realNow, clock: clockChange(clock), named: body.id !== undefined }
  if (from === undefined) return makeWorld({ ...common, persona: requirePersona(persona).id, seed }, edge.ids)
  assertPlainFork(body)
  return forkWorld(common, readSnapshot(from), edge.ids)
}

const withScenario = (edge: Edge, world: World, given: MakeWorldBody['scenario']): World => {
  if (given === undefined) return world
  const scenario = requireScenario(edge.shelf, given)
  const now = readWorldClock(world.header.clock, edge.clock())
  // The journal of a world that is not made yet holds nothing.
  const since = { ...journalPlace(edge, world.header.id), seq: 0 }
  return changedWorld(world, now, edge.ids, (draft) =>
    armScenario(draft, scenario, { digest: digestOf(scenario), since }),
  )
}

const create = async (edge: Edge, body: MakeWorldBody): Promise<WorldSummary> => {
  const world = withScenario(edge, newWorld(edge, body), body.scenario)
  await makeRoom(edge)
  if (await edge.worlds.create(world)) {
    edge.journal.begin(world.header.id)
    return summaryOf(world, edge.clock())
  }
  throw new RefusalFault(409, 'WORLD_EXISTS', `There is a world "${world.header.id}" already.`)
}

const moveClock = async (edge: Edge, worldId: string, body: ClockBody): Promise<Clock> => {
  const { draft } = await changeWorld(edge, worldId, (makeDraft) => {
    const draft = makeDraft()
    draft.configure({ clock: changeClock(draft.header.clock, clockChange(body), edge.clock()) })
    return { draft }
  })
  return { now: isoNow(draft, edge.clock()), frozen: draft.header.clock.frozenAt !== undefined }
}

const restore = async (edge: Edge, worldId: string, file: { formatVersion: number }): Promise<WorldSummary> => {
  const snapshot = readSnapshot(file)
  const { draft } = await changeWorld(edge, worldId, (makeDraft) => {
    const draft = makeDraft()
    restoreSnapshot(draft, snapshot, edge.clock())
    return { draft }
  })
  return summaryOf(draft, edge.clock())
}

/** Making worlds, looking at them, moving them in time. */
export const worldHandlers = (edge: Edge) => ({
  makeWorld: async ({ body }: { body?: MakeWorldBody }) => ({ status: 201, body: await create(edge, body ?? {}) }),
  listWorlds: async () => ({
    status: 200,
    body: { worlds: (await edge.worlds.list()).map((header) => overviewOf({ header }, edge.clock())) },
  }),
  getWorld: async ({ params }: WorldParams) => ({
    status: 200,
    body: overviewOf(await requireWorld(edge, params.world), edge.clock()),
  }),
  dropWorld: async ({ params }: WorldParams) => {
    await requireWorld(edge, params.world)
    await edge.worlds.drop(params.world)
    edge.journal.drop(params.world)
    return { status: 204, body: undefined }
  },
  getState: async ({ params }: WorldParams): Promise<{ status: number; body: WorldState }> => ({
    status: 200,
    body: stateOf(await requireWorld(edge, params.world)),
  }),
  readDetails: async ({ params }: WorldParams) => {
    const world = await requireWorld(edge, params.world)
    return { status: 200, body: describeDetails(world, readWorldClock(world.header.clock, edge.clock())) }
  },
  changeClock: async ({ params, body }: WorldParams & { body: ClockBody }) => ({
    status: 200,
    body: await moveClock(edge, params.world, body),
  }),
  takeSnapshot: async ({ params }: WorldParams) => {
    const world = await requireWorld(edge, params.world)
    return { status: 201, body: takeSnapshot(world, readWorldClock(world.header.clock, edge.clock())) }
  },
  restoreSnapshot: async ({ params, body }: WorldParams & { body: { formatVersion: number } }) => ({
    status: 200,
    body: await restore(edge, params.world, body),
  }),
})
