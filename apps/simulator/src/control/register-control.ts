import { controlContract, type Command, type ExplainBody } from '@soe/contracts'
import { runCommand } from '@soe/carrier'
import { initServer, type RequestValidationError } from '@ts-rest/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld, requireWorld } from '../pipeline/change-world'
import { assertAccess, type ControlAccess } from './assert-access'
import { chatHandlers } from './chat-handlers'
import { describeCommands, describeErrors, describeOperations, describePersonas } from './describe-catalog'
import { describeSkus } from './describe-details'
import { registerDocs } from './docs/register-docs'
import { registerFollowJournal } from './follow-journal'
import { keptSnapshotHandlers } from './kept-snapshots'
import { noteChange, type NotedName } from './note-events'
import { noQuery, refuseInvalid } from '../http/refuse-invalid'
import { stateHandlers } from './state-handlers'
import { scenarioHandlers, scenarioLimit, sendReports, takeScenarioTexts } from './scenario-handlers'
import { worldHandlers, type WorldParams } from './world-handlers'
import { writeMetrics } from './write-metrics'
import { RefusalFault, readWorldClock } from '@soe/world'
import { describeCoverage, describeWorldCoverage } from './describe-coverage'
import { explainCall } from './explain-call'
import { readDecision, readJournal, type DecisionQuery, type JournalQuery } from './read-journal'
import { findWorld, worldCookie } from '../http/identify'
import { mayFollow } from '../http/request-site'
import { continueSession, encodePath, shopPath, signIn } from '../sign-in/sign-in'
import { firstIssues, isLarge, type Schema } from '../validation/issues-in'

export type { ControlAccess } from './assert-access'

const snapshotLimit = 16 * 1024 * 1024

const takesSnapshots: readonly string[] = [
  controlContract.makeWorld.path,
  controlContract.restoreSnapshot.path,
  controlContract.keepSnapshot.path,
]

/** Asks the store; where it does not answer, no call would be. */
const checkReady = async ({ worlds }: Pick<SimulatorContext, 'worlds'>): Promise<{ status: 'ready' }> => {
  try {
    await worlds.count()
  } catch (error) {
    throw new RefusalFault('NOT_READY', `The store of worlds does not answer: ${(error as Error).message}.`)
  }
  return { status: 'ready' }
}

const journalHandlers = (simulator: SimulatorContext) => ({
  readJournal: async ({ params, query }: WorldParams & { query: JournalQuery }) => {
    await requireWorld(simulator, params.world)
    return { status: 200, body: readJournal(simulator.journal, params.world, query) }
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

const handlers = (simulator: SimulatorContext, app: FastifyInstance) => ({
  ...worldHandlers(simulator),
  ...keptSnapshotHandlers(simulator),
  ...journalHandlers(simulator),
  ...scenarioHandlers(simulator),
  ...stateHandlers(simulator, app),
  ...chatHandlers(simulator),
  runCommand: async ({ params, body }: WorldParams & { body: Command }) => {
    const { done, affected } = await changeWorld(simulator, params.world, (makeDraft) => {
      const draft = makeDraft()
      return { draft, ...runCommand(draft, body, simulator.clock()) }
    })
    return { status: 200, body: { done, affected } }
  },
  listOperations: async () => ({ status: 200, body: describeOperations() }),
  listErrors: async () => ({ status: 200, body: describeErrors() }),
  listCommands: async () => ({ status: 200, body: describeCommands() }),
  listSkus: async () => ({ status: 200, body: describeSkus() }),
  listPersonas: async () => ({ status: 200, body: describePersonas() }),
  ready: async () => ({ status: 200, body: await checkReady(simulator) }),
  health: async () => ({ status: 200, body: { status: 'ok' } }),
})

/** The handlers, those that change a world with a note in its journal. */
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
  return { ...plain, ...noted }
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

/** The schema of a body, with which a large wrong one is refused at its first issues. */
const guardSchema = (schema: Schema) => ({
  '~standard': {
    version: 1,
    vendor: 'soe',
    validate: (value: unknown) => {
      const issues = isLarge(value) ? firstIssues(schema, value) : []
      return issues.length > 0 ? { issues } : schema['~standard'].validate(value)
    },
  },
})

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

/** The clock of the browser's own world: an open page asks whether it has been moved. Touches no session. */
const registerClock = (app: FastifyInstance, { worlds, clock }: SimulatorContext) => {
  app.get('/__sim/clock', async (request, reply) => {
    const { header } = await findWorld(worlds, request, reply)
    return reply
      .header('cache-control', 'no-store')
      .send({ now: readWorldClock(header.clock, clock()), frozen: header.clock.frozenAt !== undefined })
  })
}

/** Readable by scripts: the shop shows its developer overlay for this world. */
const overlayCookie = 'sim-overlay'

/**
 * `enter` signs a browser into a world as its persona and redirects to the shop; `overlay=1` shows the overlay there,
 * with `session=last` the browser goes on in the session that was used last, as in a fork, and with the id of a session
 * in that one, which changes nothing in the world.
 */
const registerEnter = (app: FastifyInstance, simulator: SimulatorContext) => {
  app.get<{ Params: { world: string }; Querystring: { to?: string; overlay?: string; session?: string } }>(
    '/__sim/v1/worlds/:world/enter',
    // Asking for the headers alone changes nothing.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const to = shopPath(request.query.to)
      if (!mayFollow(request, reply)) return reply
      const world = await simulator.worlds.load(request.params.world)
      if (!world) throw new RefusalFault('UNKNOWN_WORLD', `There is no world "${request.params.world}".`)
      const goesOn = continueSession(simulator, world, request, reply)
      if (!goesOn) await signIn(simulator, world.header.id, world.header.persona, request, reply)
      reply.setCookie(worldCookie, world.header.id, { path: '/', httpOnly: true, sameSite: 'lax' })
      if (request.query.overlay === '1' || request.cookies[overlayCookie] !== undefined) {
        reply.setCookie(overlayCookie, world.header.id, { path: '/', sameSite: 'lax' })
      }
      return reply.redirect(encodePath(to), 303)
    },
  )
}

/** The control API as a plugin, so that only its routes check access. */
export const registerControl = (simulator: SimulatorContext, access: ControlAccess) => async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => assertAccess(request, access))
  app.addHook('onRoute', (route) => {
    if (takesSnapshots.includes(route.url)) route.bodyLimit = snapshotLimit
    if (route.url === controlContract.armScenario.path) route.bodyLimit = scenarioLimit
  })
  registerEnter(app, simulator)
  registerClock(app, simulator)
  registerFollowJournal(app, simulator)
  registerDocs(app)
  serveMetrics(app, simulator)
  sendReports(app)
  const { armScenario, ...otherRoutes } = controlContract
  const { armScenario: arm, ...others } = notedHandlers(simulator, app)
  await app.register(server.plugin(server.router(guarded(otherRoutes), others)), serving)
  await app.register(async (texts) => {
    takeScenarioTexts(texts)
    await texts.register(server.plugin(server.router(guarded({ armScenario }), { armScenario: arm })), serving)
  })
}
