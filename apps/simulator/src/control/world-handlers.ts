import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  durationInMs,
  type Clock,
  type ForkSource,
  type MadeWorld,
  type MakeWorldBody,
  type RestoreBody,
  type RestoredWorld,
  type SnapshotUpload,
  type SweepWorldsBody,
  type WorldOverview,
  type WorldState,
  type WorldSummary,
} from '@soe/contracts'
import {
  changeClock,
  readWorldClock,
  RefusalFault,
  restoreSnapshot,
  takeSnapshot,
  type ClockChange,
  type World,
} from '@soe/world'
import {
  changedWorld,
  forgetPastSessions,
  forkWorld,
  makeWorld,
  recordedWorld,
  requireOperation,
  type RecordedCall,
} from '@soe/carrier'
import { isoInstant, readInstant } from '@soe/rules'
import { defaultWorld } from '../http/identify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld, requireWorld } from '../pipeline/change-world'
import { createWithRoom } from '../world-limits'
import { armScenario } from '../pipeline/arm-scenario'
import { commandShoppers, dropShoppers } from '../pipeline/carrier-states'
import { describeDetails } from './describe-details'
import { digestOf, requireScenario } from '../scenario-files/read-scenario'
import { requireFile } from './kept-snapshots'
import { notKept, readPast, requireCall, whyNotKept, type Past } from './read-past'
import { readSnapshot } from './read-snapshot'
import { requirePersona } from '../sign-in/require-persona'

export interface WorldParams {
  params: { world: string }
}

const isoNow = ({ header }: Pick<World, 'header'>, realNow: number) => isoInstant(readWorldClock(header.clock, realNow))

const summaryOf = (world: Pick<World, 'header'>, realNow: number): WorldSummary => {
  const { id, persona, seed } = world.header
  return { id, persona, seed, now: isoNow(world, realNow) }
}

const sessionOf = ({ session }: { readonly session?: string | undefined }) => (session === undefined ? {} : { session })

const overviewOf = (world: Pick<World, 'header'>, { clock: realClock, journal }: SimulatorContext): WorldOverview => {
  const { id, clock, armed = [], named = false, createdAt, title, labels, carrier } = world.header
  const movedAt = journal.movedAt(id)
  return {
    ...summaryOf(world, realClock()),
    frozen: clock.frozenAt !== undefined,
    armed: armed.length,
    named,
    madeAt: isoInstant(createdAt),
    ...(movedAt !== undefined && { movedAt: isoInstant(movedAt) }),
    ...(title !== undefined && { title }),
    ...(labels && { labels }),
    ...(carrier && { carrier: carrier.url }),
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
  chats: values(collections.chats),
  ratings: values(collections.ratings),
  logs: values(collections.logs),
})

type ClockBody = NonNullable<MakeWorldBody['clock']>

const clockChange = ({ freeze, advance, resume }: ClockBody): ClockChange => ({
  freeze: typeof freeze === 'string' ? readInstant(freeze) : freeze,
  advance: advance === undefined ? undefined : durationInMs(advance),
  resume,
})

const seedOf = (secret: string) => Number.parseInt(secret.slice(0, 8), 16)

/** A fork takes everything from its snapshot but its name and its clock. */
const assertPlainFork = ({ persona, seed }: MakeWorldBody) => {
  if (persona === undefined && seed === undefined) return
  throw new RefusalFault('INVALID_REQUEST', 'A fork has the persona and the seed of its snapshot.', [
    'id',
    'title',
    'labels',
    'clock',
    'from',
  ])
}

/** The world as it is, or as it was just before one of its calls. */
const pastOf = async (simulator: SimulatorContext, worldId: string, before: string | undefined): Promise<Past> => {
  const world = await requireWorld(simulator, worldId)
  if (before === undefined)
    return { snapshot: takeSnapshot(world, readWorldClock(world.header.clock, simulator.clock())) }
  const { call } = await requireCall(simulator, worldId, before)
  const past = readPast(world, call)
  if (past) return past
  throw await notKept(simulator, worldId, before, whyNotKept(world, call))
}

const isFile = (from: ForkSource | RestoreBody): from is SnapshotUpload =>
  typeof from === 'object' && 'formatVersion' in from

type RecordedSource = Extract<ForkSource, { readonly answers: unknown }>

const isRecorded = (from: ForkSource): from is RecordedSource => typeof from === 'object' && 'answers' in from

const sourceOf = async (simulator: SimulatorContext, from: Exclude<ForkSource, RecordedSource>): Promise<Past> => {
  if (isFile(from)) return { snapshot: await readSnapshot(from) }
  if (typeof from === 'string') return { snapshot: await readSnapshot(await requireFile(simulator, from)) }
  return pastOf(simulator, from.world, from.before)
}

interface NewWorld extends Pick<MadeWorld, 'session' | 'recorded'> {
  readonly world: World
}

const recordedCalls = ({ answers }: RecordedSource): RecordedCall[] =>
  answers.map(({ language = 'en', ...call }) => ({ ...call, language, operation: requireOperation(call.operation) }))

const newWorld = async (simulator: SimulatorContext, body: MakeWorldBody): Promise<NewWorld> => {
  const secret = simulator.ids.secret()
  const realNow = simulator.clock()
  const { id = secret, persona = 'prospect', seed = seedOf(secret), clock = {}, from, title, labels } = body
  const carrier = simulator.carriers.choose(body.carrier)
  const common = { id, realNow, clock: clockChange(clock), named: body.id !== undefined, title, labels, carrier }
  if (from === undefined) {
    return { world: makeWorld({ ...common, persona: requirePersona(persona).id, seed }, simulator.ids) }
  }
  if (isRecorded(from)) {
    const known = body.persona === undefined ? undefined : requirePersona(body.persona)
    const { world, session, ...recorded } = await recordedWorld(
      { ...common, persona: known, seed },
      recordedCalls(from),
      simulator.ids,
      nextTurn,
    )
    return { world, session, recorded }
  }
  assertPlainFork(body)
  const { snapshot, session } = await sourceOf(simulator, from)
  return { world: forkWorld(common, snapshot, simulator.ids), session }
}

const withScenario = (simulator: SimulatorContext, world: World, given: MakeWorldBody['scenario']): World => {
  if (given === undefined) return world
  const scenario = requireScenario(simulator.library, given)
  const now = readWorldClock(world.header.clock, simulator.clock())
  return changedWorld(world, now, simulator.ids, (draft) =>
    armScenario(draft, scenario, { digest: digestOf(scenario), realNow: simulator.clock() }),
  )
}

const create = async (simulator: SimulatorContext, body: MakeWorldBody): Promise<MadeWorld> => {
  const made = await newWorld(simulator, body)
  const world = withScenario(simulator, made.world, body.scenario)
  if (await createWithRoom(simulator, world)) {
    simulator.journal.begin(world.header.id)
    const { address } = simulator
    const { recorded } = made
    return {
      ...summaryOf(world, simulator.clock()),
      ...sessionOf(made),
      ...(address !== undefined && { address }),
      ...(recorded && { recorded }),
    }
  }
  throw new RefusalFault('WORLD_EXISTS', `There is a world "${world.header.id}" already.`)
}

/** The clock of a real backend can't be stopped, and moves on only where its states know how. */
const moveBackend = async (world: World, { freeze, advance, resume }: ClockBody) => {
  if (!world.header.carrier) return
  if (freeze !== undefined || resume !== undefined)
    throw new RefusalFault(
      'STATE_NOT_SET_UP',
      'The clock of a real backend runs on: it can only be advanced.',
      ['advance'],
      409,
    )
  if (advance !== undefined) await commandShoppers(world, { advanceClock: { by: advance } })
}

const moveClock = async (simulator: SimulatorContext, worldId: string, body: ClockBody): Promise<Clock> => {
  await moveBackend(await requireWorld(simulator, worldId), body)
  const { draft } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    const clock = changeClock(draft.header.clock, clockChange(body), simulator.clock())
    draft.configure({ clock })
    draft.elapse(readWorldClock(clock, simulator.clock()) - draft.now)
    forgetPastSessions(draft)
    return { draft }
  })
  return { now: isoNow(draft, simulator.clock()), frozen: draft.header.clock.frozenAt !== undefined }
}

/** Takes the world back to just before a call, in a commit of its own. */
const rewind = async (simulator: SimulatorContext, worldId: string, before: string): Promise<RestoredWorld> => {
  await requireWorld(simulator, worldId)
  const { seq: from, call } = await requireCall(simulator, worldId, before)
  const { draft, past } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    const past = readPast(draft.world, call)
    if (past) restoreSnapshot(draft, past.snapshot, simulator.clock())
    return { draft, past }
  })
  if (!past) throw await notKept(simulator, worldId, before, whyNotKept(draft.world, call))
  const by = simulator.journal.rewind(worldId, { from, version: draft.version })
  return {
    ...summaryOf(draft, simulator.clock()),
    ...sessionOf(past),
    rewind: simulator.journal.nameOf(worldId, by),
  }
}

const restore = async (simulator: SimulatorContext, worldId: string, body: RestoreBody): Promise<RestoredWorld> => {
  if (!isFile(body) && 'before' in body) return rewind(simulator, worldId, body.before)
  const snapshot = await readSnapshot(isFile(body) ? body : await requireFile(simulator, body.snapshot))
  const { draft } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    restoreSnapshot(draft, snapshot, simulator.clock())
    return { draft }
  })
  return summaryOf(draft, simulator.clock())
}

const bears = (header: World['header'], labels: NonNullable<SweepWorldsBody['labels']>): boolean =>
  Object.entries(labels).every(([name, value]) => header.labels?.[name] === value)

const isIdle = ({ journal, clock }: SimulatorContext, id: string, idleFor: string): boolean =>
  (journal.movedAt(id) ?? 0) <= clock() - durationInMs(idleFor)

/** Drops the worlds that are meant; the default world stays in any case. */
const sweep = async (simulator: SimulatorContext, { labels, idleFor }: SweepWorldsBody): Promise<string[]> => {
  const { homes } = simulator
  const worlds = await simulator.worlds.list()
  const meant: string[] = []
  const named = worlds
    .filter(({ id }) => id !== defaultWorld)
    .filter((header) => labels === undefined || bears(header, labels))
    .map(({ id }) => id)
  for (const id of named) {
    // Only its home knows how long it has been idle.
    const { exists, elsewhere } = homes.areShared ? await homes.find(id) : { exists: true }
    if (!exists || elsewhere || (idleFor !== undefined && !isIdle(simulator, id, idleFor))) continue
    meant.push(id)
    await simulator.worlds.drop(id)
    simulator.journal.drop(id)
  }
  return meant
}

export const worldHandlers = (simulator: SimulatorContext) => ({
  makeWorld: async ({ body }: { body?: MakeWorldBody }) => ({ status: 201, body: await create(simulator, body ?? {}) }),
  listWorlds: async () => ({
    status: 200,
    body: { worlds: (await simulator.worlds.list()).map((header) => overviewOf({ header }, simulator)) },
  }),
  sweepWorlds: async ({ body }: { body: SweepWorldsBody }) => ({
    status: 200,
    body: { dropped: await sweep(simulator, body) },
  }),
  getWorld: async ({ params }: WorldParams) => ({
    status: 200,
    body: overviewOf(await requireWorld(simulator, params.world), simulator),
  }),
  dropWorld: async ({ params }: WorldParams) => {
    await dropShoppers(simulator, params.world)
    // One that is damaged can't be loaded, and can be dropped.
    if (!(await simulator.worlds.drop(params.world))) await requireWorld(simulator, params.world)
    simulator.journal.drop(params.world)
    return { status: 204, body: undefined }
  },
  getState: async ({ params }: WorldParams): Promise<{ status: number; body: WorldState }> => ({
    status: 200,
    body: stateOf(await requireWorld(simulator, params.world)),
  }),
  readDetails: async ({ params }: WorldParams) => {
    const world = await requireWorld(simulator, params.world)
    return { status: 200, body: describeDetails(world, readWorldClock(world.header.clock, simulator.clock())) }
  },
  changeClock: async ({ params, body }: WorldParams & { body: ClockBody }) => ({
    status: 200,
    body: await moveClock(simulator, params.world, body),
  }),
  takeSnapshot: async ({ params }: WorldParams) => {
    const world = await requireWorld(simulator, params.world)
    return { status: 201, body: takeSnapshot(world, readWorldClock(world.header.clock, simulator.clock())) }
  },
  restoreSnapshot: async ({ params, body }: WorldParams & { body: RestoreBody }) => ({
    status: 200,
    body: await restore(simulator, params.world, body),
  }),
})
