import 'zod/compile'
import { createWorld, type SecretIds, type WorldStore } from '@soe/world'
import Fastify, { type FastifyInstance } from 'fastify'
import { armChanged } from './control/arm-changed'
import { registerAppGateway } from './app-gateway/register-app-gateway'
import { registerChat } from './chat/register-chat'
import { registerControl, type ControlAccess } from './control/register-control'
import { drain } from './drain'
import { allowOrigins } from './http/allow-origins'
import { handleErrors } from './http/handle-errors'
import { defaultWorld } from './http/identify'
import { createJournal } from './journal/journal'
import { bodyLimit, parseJson } from './http/parse-json'
import { createPathTable } from './http/path-table'
import { readCookies } from './http/read-cookies'
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
  /** Operations that run instead of the carrier's own, such as one that drifts from the contract. */
  operations?: ReplacedOperations
  /** Gets the failures of the simulator itself. */
  logger?: Pick<Console, 'error'>
  /** Gets a line for each request. */
  logRequest?: (line: RequestLine) => void
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

/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000

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
    operations,
    logger,
    logRequest,
  } = options
  const table = createPathTable()
  const app = Fastify({
    schemaController,
    bodyLimit,
    rewriteUrl: (request) => table.rewrite(request),
    requestTimeout,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  })
  const journal = createJournal(limits.journalBytes, {
    id: ids.secret(),
    resumeAt: numberAt(clock()),
    clock,
    ...(replica !== undefined && { replica }),
  })
  const library = await openScenarios(options)
  const simulator = { worlds, clock, ids, journal, limits, library, ...(operations && { operations }) }
  const isNew = await worlds.create(
    createWorld({ id: defaultWorld, persona: 'prospect', seed: 1, now: clock(), named: true }),
  )
  if (isNew) journal.begin(defaultWorld)
  app.decorate('sweepWorlds', () => sweepWorlds(simulator))
  app.decorate(
    'reloadScenarios',
    inTurn(async () => armChanged(simulator, await library.reload())),
  )
  if (scenariosDir !== undefined) watchScenarios(app, scenariosDir)
  app.addHook('onClose', () => worlds.close())
  handleErrors(app, logger, refusalRecorder(simulator, table))
  parseJson(app)
  await readCookies(app)
  if (logRequest) logRequests(app, { ids, table, log: logRequest })
  if (allowedOrigins.length > 0) await allowOrigins(app, allowedOrigins)
  registerRoutes(app, simulator, table)
  await app.register(registerControl(simulator, control))
  await app.register(registerSignIn(simulator))
  await app.register(registerPromotions)
  await app.register(registerAppGateway)
  await app.register(registerTagManager(simulator))
  await app.register(registerPaymentProviders(simulator))
  registerChat(app, simulator)
  await app.register(serveConsole(consoleDir, control))
  servePictures(app)
  await serveShop(app, simulator, table, staticDir)
  await closeGently(app)
  await app.ready()
  return app
}
