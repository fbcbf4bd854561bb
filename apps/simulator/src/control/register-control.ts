import { controlContract, type Command, type CommandName, type ExplainBody } from '@soe/contracts'
import { runCommand } from '@soe/carrier'
import { initServer, type RequestValidationError } from '@ts-rest/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { commandShoppers, runOwnCommand } from '../pipeline/carrier-states'
import { changeWorld, requireWorld } from '../pipeline/change-world'
import { registerEnter } from '../sign-in/register-enter'
import { assertAccess, type ControlAccess } from './assert-access'
import { chatHandlers } from './chat-handlers'
import { describeCommands, describeErrors, describeOperations, describePersonas } from './describe-catalog'
import { describeSkus } from './describe-details'
import { registerDocs } from './docs/register-docs'
import { registerMcp } from './register-mcp'
import { registerFollowJournal } from './follow-journal'
import { keptSnapshotHandlers } from './kept-snapshots'
import { gathered } from './gather-answers'
import { noteChange, type NotedName } from './note-events'
import { handControlOn } from '../http/hand-on'
import { noQuery, refuseInvalid } from '../http/refuse-invalid'
import { guardSchema } from '../validation/guard-schema'
import { stateHandlers, worldOfState } from './state-handlers'
import { scenarioHandlers, scenarioLimit, sendReports, takeScenarioTexts } from './scenario-handlers'
import { worldHandlers, type WorldParams } from './world-handlers'
import { writeMetrics } from './write-metrics'
import { RefusalFault, readWorldClock } from '@soe/world'
import { describeCoverage, describeWorldCoverage } from './describe-coverage'
import { explainCall } from './explain-call'
import { readDecision, readJournal, type DecisionQuery, type JournalQuery } from './read-journal'
import { findWorld } from '../http/identify'

/** The clock of the browser's own world: an open page asks whether it has been moved. Touches no session. */
const registerClock = (app: FastifyInstance, { worlds, clock }: SimulatorContext) => {
  app.get('/__sim/clock', async (request, reply) => {
    const { header } = await findWorld(worlds, request, reply)
    return reply
      .header('cache-control', 'no-store')
      .send({ now: readWorldClock(header.clock, clock()), frozen: header.clock.frozenAt !== undefined })
  })
}

const journalHandlers = (simulator: SimulatorContext) => ({
  readJournal: async ({ params, query }: WorldParams & { query: JournalQuery }) => {
    await requireWorld(simulator, params.world)
    return { status: 200, body: await readJournal(simulator.journal, params.world, query) }
  },
  getDecision: async ({ params, query }: { params: { world: string; id: string }; query?: DecisionQuery }) => {
    await requireWorld(simulator, params.world)
    return { status: 200, body: readDecision(simulator.journal, params.world, params.id, query) }
  },
  readCoverage: async () => ({ status: 200, body: describeCoverage(simulator.journal) }),
  readWorldCoverage: async ({ params }: WorldParams) => ({
    status: 200,
    body: describeWorldCoverage(simulator.journal, await requireWorld(simulator, params.world)),
  }),
  explain: async ({ params, body }: WorldParams & { body: ExplainBody }) => ({
    status: 200,
    body: explainCall(await requireWorld(simulator, params.world), simulator.clock(), body),
  }),
})

/** Asks the store; where it does not answer, no call would be. */
const checkReady = async ({ worlds }: Pick<SimulatorContext, 'worlds'>): Promise<{ status: 'ready' }> => {
  try {
    await worlds.count()
  } catch (error) {
    throw new RefusalFault('NOT_READY', `The store of worlds does not answer: ${(error as Error).message}.`)
  }
  return { status: 'ready' }
}

export type { ControlAccess } from './assert-access'

const snapshotLimit = 16 * 1024 * 1024

const takesSnapshots: readonly string[] = [
  controlContract.makeWorld.path,
  controlContract.restoreSnapshot.path,
  controlContract.keepSnapshot.path,
]

const worldOf = (body: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    body,
  )
  return typeof found === 'string' ? found : undefined
}

/** The requests that name their world in the body instead of the path. */
const namedInBody = {
  [`POST ${controlContract.makeWorld.path}`]: (body: unknown) => worldOf(body, 'from', 'world'),
  [`POST ${controlContract.keepSnapshot.path}`]: (body: unknown) => worldOf(body, 'world'),
  [`POST ${controlContract.changeState.path}`]: (body: unknown) =>
    worldOfState(worldOf(body, 'params', 'of') ?? worldOf(body, 'params', 'beside') ?? ''),
}

const handlers = (simulator: SimulatorContext, app: FastifyInstance) => ({
  ...worldHandlers(simulator),
  ...keptSnapshotHandlers(simulator),
  ...journalHandlers(simulator),
  ...scenarioHandlers(simulator),
  ...stateHandlers(simulator, app),
  ...chatHandlers(simulator),
  runCommand: async ({ params, body }: WorldParams & { body: Command }) => {
    const commanded = await commandShoppers(await requireWorld(simulator, params.world), body)
    const { done, affected } = await changeWorld(simulator, params.world, (makeDraft) => {
      const draft = makeDraft()
      const run = draft.header.carrier ? runOwnCommand : runCommand
      return { draft, done: Object.keys(body)[0] as CommandName, affected: 0, ...run(draft, body, simulator.clock()) }
    })
    return { status: 200, body: { done, affected: affected + commanded } }
  },
  listOperations: async () => ({ status: 200, body: describeOperations() }),
  listErrors: async () => ({ status: 200, body: describeErrors() }),
  listCommands: async () => ({ status: 200, body: describeCommands() }),
  listSkus: async () => ({ status: 200, body: describeSkus() }),
  listPersonas: async () => ({ status: 200, body: describePersonas() }),
  ready: async () => ({ status: 200, body: await checkReady(simulator) }),
  health: async () => ({ status: 200, body: { status: 'ok' } }),
})

/** The handlers. Changes of a world are noted in its journal; answers about all worlds are gathered from all processes. */
const notedHandlers = (simulator: SimulatorContext, app: FastifyInstance) => {
  const plain = handlers(simulator, app)
  const { changeClock, runCommand: run, armScenario, disarmScenario, takeSnapshot, restoreSnapshot } = plain
  const noted = {
    changeClock: noteChange(simulator, 'changeClock', changeClock),
    runCommand: noteChange(simulator, 'runCommand', run),
    armScenario: noteChange(simulator, 'armScenario', armScenario),
    disarmScenario: noteChange(simulator, 'disarmScenario', disarmScenario),
    takeSnapshot: noteChange(simulator, 'takeSnapshot', takeSnapshot),
    restoreSnapshot: noteChange(simulator, 'restoreSnapshot', restoreSnapshot),
  } satisfies Record<NotedName, unknown>
  const { homes } = simulator
  const all = {
    listWorlds: gathered(homes, 'listWorlds', plain.listWorlds),
    sweepWorlds: gathered(homes, 'sweepWorlds', plain.sweepWorlds),
    readCoverage: gathered(homes, 'readCoverage', plain.readCoverage),
  }
  return { ...plain, ...noted, ...all }
}

const serveMetrics = (app: FastifyInstance, simulator: SimulatorContext) =>
  app.get('/__sim/metrics', async (_, reply) =>
    reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(await writeMetrics(simulator)),
  )

const server = initServer()

const serving = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: true,
  requestValidationErrorHandler: (error: RequestValidationError, request: FastifyRequest) => {
    throw refuseInvalid(error, request)
  },
}

/** The routes, which refuse bodies that would take long to check, and queries that mean nothing. */
const guarded = <Routes extends Readonly<Record<string, object>>>(routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      {
        query: noQuery,
        ...route,
        ...('body' in route && route.body instanceof z.ZodType && { body: guardSchema(route.body) }),
      },
    ]),
  ) as Routes

/** The control API as a plugin, so that only its routes check access. */
export const registerControl = (simulator: SimulatorContext, access: ControlAccess) => async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => assertAccess(request, access))
  handControlOn(app, simulator, namedInBody)
  app.addHook('onRoute', (route) => {
    if (takesSnapshots.includes(route.url)) route.bodyLimit = snapshotLimit
    if (route.url === controlContract.armScenario.path) route.bodyLimit = scenarioLimit
  })
  registerEnter(app, simulator)
  registerClock(app, simulator)
  registerFollowJournal(app, simulator)
  registerDocs(app)
  registerMcp(app)
  serveMetrics(app, simulator)
  sendReports(app, simulator)
  const { armScenario, ...otherRoutes } = controlContract
  const { armScenario: arm, ...others } = notedHandlers(simulator, app)
  await app.register(server.plugin(server.router(guarded(otherRoutes), others)), serving)
  await app.register(async (texts) => {
    takeScenarioTexts(texts)
    await texts.register(server.plugin(server.router(guarded({ armScenario }), { armScenario: arm })), serving)
  })
}
