import Fastify, { type FastifyInstance } from 'fastify'
import 'zod/compile'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Carrier } from '@soe/contracts'
import { mostHeaderBytes, takeOriginForm } from '@soe/forwarder'
import { createWorld, RefusalFault, type CarrierAddress, type SecretIds, type WorldStore } from '@soe/world'
import { armChanged } from './control/arm-changed'
import { registerAppGateway } from './app-gateway/register-app-gateway'
import { registerChat } from './chat/register-chat'
import { registerControl, type ControlAccess } from './control/register-control'
import { Homes } from './pipeline/homes'
import { seenSoFar } from './pipeline/see-call'
import { createBandwidth } from './pipeline/bandwidth'
import { changeWorld, type WorldAccess } from './pipeline/change-world'
import { createCarriers } from './pipeline/carriers'
import { allowOrigins } from './http/allow-origins'
import { readTypes } from './http/body-types'
import { carryCalls } from './http/carry-calls'
import { decodeBodies } from './http/decode-body'
import { handCallsOn } from './http/hand-on'
import { damagedWorld } from './http/damaged-world'
import { handleErrors, refuseBadUrl } from './http/handle-errors'
import { defaultWorld } from './http/identify'
import { createJournal, type Journal } from './journal/journal'
import { bodyLimit, parseJson } from './http/parse-json'
import { createOwnRepeats } from './http/own-repeats'
import { createPathTable } from './http/path-table'
import { isReserved } from './http/carrier-prefixes'
import { readablePath } from './http/readable-path'
import { readCookies } from './http/read-cookies'
import { refuseMalformed } from './http/refuse-malformed'
import { refuseUnknownPaths } from './http/refuse-unknown'
import { refuseExpectations, refuseOddHeads } from './http/refuse-requests'
import { refusalRecorder } from './http/record-call'
import { registerPaymentProviders } from './payment-providers/register-payment-providers'
import { registerRoutes } from './http/register-routes'
import { serveConsole } from './control/serve-console'
import { servePictures } from './http/serve-pictures'
import { serveShop } from './http/serve-shop'
import { logRequests } from './log/log-requests'
import type { RequestLine } from './log/request-line'
import { emptyLibrary, openLibrary, type ScenarioLibrary } from './scenario-files/scenario-library'
import { watchFolder } from './scenario-files/watch-folder'
import type { ReplacedOperations } from './pipeline/simulator-context'
import { registerPromotions } from './promotions/register-promotions'
import { registerTagManager } from './tag-manager/register-tag-manager'
import { registerSignIn } from './sign-in/register-sign-in'
import { defaultLimits, sweepWorlds, type WorldLimits } from './world-limits'
import type { TraceTarget } from './traces/send-spans'
import { traceCalls } from './traces/trace-calls'

/** Milliseconds between two looks at the connections. */
const interval = 20

/** The address of a listening server: the machine's own, if it listens on all interfaces. */
const addressOf = (server: Server): string => {
  const { address, port } = server.address() as AddressInfo
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.filter((at) => !at.internal))
  const host = /^(0\.0\.0\.0|::)$/.test(address) ? (own[0]?.address ?? 'localhost') : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    // A server that does not listen has none.
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })

/** Waits until every call that is under way has its answer, but no longer than `patience` milliseconds. */
const drain = async (server: Server, patience: number): Promise<void> => {
  const end = performance.now() + patience
  while (performance.now() < end) {
    server.closeIdleConnections()
    if ((await connectionsOf(server)) === 0) return
    await pause(interval)
  }
}

export interface SimulatorOptions {
  worlds: WorldStore
  /** Real time in milliseconds since 1970. */
  clock: () => number
  ids: SecretIds
  /** Folder of the built shop; none is served without it. */
  staticDir?: string
  /** Folder of the built console. */
  consoleDir?: string
  /** Folder of scenario files, which are read again whenever they change. */
  scenariosDir?: string
  control?: ControlAccess
  /** Origins whose pages may make the carrier's calls; none by default. */
  allowedOrigins?: readonly string[]
  limits?: WorldLimits
  /** Names this process where several share their worlds; it ends the ids of its decisions. */
  replica?: string
  /** Where the other processes and clients reach this one; without it the others use the address that it listens at. */
  address?: string
  /** The real backend that answers the calls of worlds which say nothing of their own. */
  carrier?: Carrier
  /** Hosts beside this machine whose backends worlds may call. */
  ownHosts?: readonly string[]
  /** Operations that run instead of the carrier's own, such as one that drifts from the contract. */
  operations?: ReplacedOperations
  /** Gets the failures of the simulator itself. */
  logger?: Pick<Console, 'error'>
  /** Gets a line for each request. */
  logRequest?: (line: RequestLine) => void
  /** The collector of spans; without it none are made. */
  traces?: TraceTarget
  /** Milliseconds that a request has to arrive, its body included. */
  arrival?: number
}

export type { ReplacedOperations }

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops the worlds that have been idle for too long. */
    sweepWorlds(): Promise<void>
    /** Closes once the calls that are under way have their answers, after so many milliseconds in any case. */
    closeGently(patience: number): Promise<void>
    /** Reads the scenario files that have changed, and arms them where they are armed. */
    reloadScenarios(): Promise<void>
  }
}

const unused = () => {
  throw new Error('The contract validates; no route has a schema of Fastify.')
}

/** Keeps Fastify from loading its own schema compilers, which would never run. */
const schemaController = { compilersFactory: { buildValidator: () => unused, buildSerializer: () => unused } }

/** How long a request may take to arrive, in milliseconds, and how often the connections are looked at for it. */
const arrivalTime = 30_000
const arrivalChecks = 1_000

/** Counts ten numbers a millisecond: more than an earlier process can have given out. */
const numberAt = (now: number) => Math.max(0, now - Date.UTC(2026, 0, 1)) * 10 + 1

const openScenarios = async ({ scenariosDir: dir, clock, logger }: SimulatorOptions): Promise<ScenarioLibrary> =>
  dir === undefined ? emptyLibrary : openLibrary({ dir, clock, report: (text) => logger?.error(text) })

/** Runs one after the other: each begins when the one before has ended. */
const inTurn = (run: () => Promise<void>) => {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.catch(() => undefined).then(run))
}

/** Where the store fails, a changed scenario is armed when its file changes again. */
const watchScenarios = (app: FastifyInstance, dir: string) => {
  const stop = watchFolder(dir, () => void app.reloadScenarios().catch(() => undefined))
  app.addHook('preClose', async () => stop())
}

const ending = () =>
  new RefusalFault('SIMULATOR_ENDS', 'The simulator is ending: it answers what is under way, and takes nothing new.')

/** No answer is taken for another type than it names, and none is begun once the simulator ends. */
const guardRequests = (app: FastifyInstance) => {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!isEnding) return done()
    reply.header('connection', 'close')
    done(ending())
  })
}

/** The last hook before the close, of the last plugin: the hooks of those before it have ended streams without an end. */
const closeGently = async (app: FastifyInstance) => {
  let patience = 0
  app.decorate('closeGently', async (milliseconds: number) => {
    patience = milliseconds
    await app.close()
  })
  await app.register(async (last) => {
    last.addHook('preClose', () => drain(app.server, patience))
  })
}

/** False where there is one. One that is damaged is replaced: without it nothing could be started or dropped. */
const makeDefaultWorld = async (
  { worlds, clock, logger }: SimulatorOptions,
  carrier: CarrierAddress | undefined,
): Promise<boolean> => {
  const world = createWorld({ id: defaultWorld, persona: 'prospect', seed: 1, now: clock(), named: true, carrier })
  try {
    return await worlds.create(world)
  } catch (error) {
    if (!(error instanceof RefusalFault) || error.code !== 'DAMAGED_WORLD') throw error
    logger?.error(error)
    await worlds.drop(defaultWorld)
    return worlds.create(world)
  }
}

/** Starts the journal of a world whose home has ended. */
const takeWorld =
  ({ worlds, clock }: SimulatorOptions, journal: Journal) =>
  async (worldId: string): Promise<void> => {
    const world = await worlds.load(worldId)
    const now = clock()
    if (world) journal.take(worldId, { first: numberAt(now), since: now, seen: seenSoFar(world.header) })
  }

/** The default world, which may be of an earlier start, has the carrier that this one names. */
const changeCarrier = (access: WorldAccess, worldId: string, carrier: CarrierAddress | undefined) =>
  changeWorld(access, worldId, (makeDraft) => {
    const draft = makeDraft()
    if (JSON.stringify(draft.header.carrier) !== JSON.stringify(carrier)) draft.configure({ carrier })
    return { draft }
  })

/** The simulator as a Fastify instance that doesn't listen yet. */
export const createSimulator = async (options: SimulatorOptions): Promise<FastifyInstance> => {
  const {
    worlds,
    clock,
    ids,
    staticDir,
    consoleDir,
    scenariosDir,
    control = {},
    allowedOrigins = [],
    limits = defaultLimits,
    replica,
    address,
    carrier,
    ownHosts,
    operations,
    logger,
    logRequest,
    traces,
    arrival = arrivalTime,
  } = options
  const table = createPathTable()
  const app = Fastify({
    schemaController,
    bodyLimit,
    rewriteUrl: (request) => {
      takeOriginForm(request)
      const url = table.rewrite(request)
      return staticDir === undefined || url !== request.url || isReserved(url) ? url : readablePath(url)
    },
    frameworkErrors: refuseBadUrl,
    clientErrorHandler: refuseMalformed,
    requestTimeout: arrival,
    http: {
      // Node refuses a request without one in a shape of its own.
      requireHostHeader: false,
      // How large headers may be is the backend's to say.
      ...(carrier !== undefined && { maxHeaderSize: mostHeaderBytes }),
      headersTimeout: arrival,
      connectionsCheckingInterval: Math.min(arrivalChecks, arrival),
    },
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
    // Refusals have one shape, and calls as long to end as `closeGently` allows.
    return503OnClosing: false,
    pluginTimeout: 0,
  })
  const journal = createJournal(limits.journalBytes, {
    id: ids.secret(),
    resumeAt: numberAt(clock()),
    clock,
    ...(replica !== undefined && { replica }),
  })
  const homes = new Homes({ worlds, ids, onTaken: takeWorld(options, journal) })
  const library = await openScenarios(options)
  const bandwidth = createBandwidth(() => performance.now())
  const carriers = createCarriers(carrier, ownHosts)
  const simulator = {
    worlds,
    clock,
    ids,
    journal,
    homes,
    address,
    limits,
    library,
    bandwidth,
    carriers,
    ...(operations && { operations }),
  }
  app.decorate('makeDefaultWorld', async () => {
    if (await makeDefaultWorld(options, carriers.start)) journal.begin(defaultWorld)
    await changeCarrier(simulator, defaultWorld, carriers.start)
  })
  await app.makeDefaultWorld()
  app.decorate('sweepWorlds', () => sweepWorlds(simulator))
  app.decorate(
    'reloadScenarios',
    inTurn(async () => armChanged(simulator, await library.reload())),
  )
  if (scenariosDir !== undefined) watchScenarios(app, scenariosDir)
  app.addHook('onListen', () => homes.join(address ?? addressOf(app.server)))
  app.addHook('preClose', () => homes.leave())
  app.addHook('onClose', () => worlds.close())
  guardRequests(app)
  handleErrors(app, logger, { onRefused: refusalRecorder(simulator, table), whyFailed: damagedWorld(simulator) })
  refuseExpectations(app)
  refuseOddHeads(app)
  refuseUnknownPaths(app, table)
  readTypes(app)
  decodeBodies(app)
  parseJson(app)
  await readCookies(app)
  if (logRequest) logRequests(app, { ids, table, log: logRequest })
  if (allowedOrigins.length > 0) await allowOrigins(app, allowedOrigins)
  handCallsOn(app, simulator)
  if (traces) traceCalls(app, traces, (text) => logger?.error(text))
  const repeats = createOwnRepeats()
  carryCalls(app, { simulator, table, repeats, hasShop: staticDir !== undefined })
  registerRoutes(app, simulator, { table, repeats }, allowedOrigins)
  await app.register(registerControl(simulator, control))
  await app.register(registerSignIn(simulator, staticDir))
  await app.register(registerPromotions(simulator))
  await app.register(registerAppGateway)
  await app.register(registerTagManager(simulator))
  await app.register(registerPaymentProviders(simulator))
  await app.register(registerChat(simulator))
  await app.register(serveConsole(consoleDir, control))
  servePictures(app, simulator)
  await serveShop(app, simulator, table, staticDir)
  await closeGently(app)
  await app.ready()
  return app
}
