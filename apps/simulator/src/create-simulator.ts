import 'zod/compile'
import { createWorld, type SecretIds, type WorldStore } from '@soe/world'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerControl, type ControlAccess } from './control/register-control'
import { handleErrors } from './http/handle-errors'
import { defaultWorld } from './http/identify'
import { createJournal } from './http/journal'
import { bodyLimit, parseJson } from './http/parse-json'
import { createPathTable } from './http/path-table'
import { readCookies } from './http/read-cookies'
import { refusalRecorder, registerOperations } from './http/register-operations'
import { serveConsole } from './control/serve-console'
import { servePictures } from './http/serve-pictures'
import { serveShop } from './http/serve-shop'
import { armChanged } from './scenario-files/arm-changed'
import { emptyShelf, openShelf, type ScenarioShelf } from './scenario-files/scenario-shelf'
import { watchFolder } from './scenario-files/watch-folder'
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
  /** Folder with scenario files, which are read again whenever they change. */
  scenariosDir?: string
  control?: ControlAccess
  limits?: WorldLimits
  /** Names this process where several share their worlds: no decision of another bears its name. */
  replica?: string
  /** Told what failed in the simulator itself. */
  logger?: Pick<Console, 'error'>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops the worlds that have been idle for too long. */
    sweepWorlds(): Promise<void>
    /** Reads the scenario files that have changed, and arms them where they are armed. */
    reloadScenarios(): Promise<void>
  }
}

const unused = () => {
  throw new Error('The contract validates; no route has a schema of Fastify.')
}

/** Fastify's own schema compilers would never run: they need not be loaded. */
const schemaController = { compilersFactory: { buildValidator: () => unused, buildSerializer: () => unused } }

/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000

/** Ten numbers a millisecond: more than a process can have given out before this one started. */
const numberAt = (now: number) => Math.max(0, now - Date.UTC(2026, 0, 1)) * 10 + 1

const shelfOf = async ({ scenariosDir: dir, clock, logger }: SimulatorOptions): Promise<ScenarioShelf> =>
  dir === undefined ? emptyShelf : openShelf({ dir, clock, say: (text) => logger?.error(text) })

/** One run begins when the one before has ended. */
const inTurn = (run: () => Promise<void>) => {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.catch(() => undefined).then(run))
}

/** What a store can't arm now stays as it is until the file changes again. */
const watchScenarios = (app: FastifyInstance, dir: string) => {
  const stop = watchFolder(dir, () => void app.reloadScenarios().catch(() => undefined))
  app.addHook('preClose', async () => stop())
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
    limits = defaultLimits,
    replica,
    logger,
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
    ...(replica !== undefined && { replica }),
  })
  const shelf = await shelfOf(options)
  const edge = { worlds, clock, ids, journal, limits, shelf }
  const isNew = await worlds.create(
    createWorld({ id: defaultWorld, persona: 'prospect', seed: 1, now: clock(), named: true }),
  )
  if (isNew) journal.begin(defaultWorld)
  app.decorate('sweepWorlds', () => sweepWorlds(edge))
  app.decorate(
    'reloadScenarios',
    inTurn(async () => armChanged(edge, await shelf.reload())),
  )
  if (scenariosDir !== undefined) watchScenarios(app, scenariosDir)
  app.addHook('onClose', () => worlds.close())
  handleErrors(app, logger, refusalRecorder(edge, table))
  parseJson(app)
  await readCookies(app)
  registerOperations(app, edge, table)
  await app.register(registerControl(edge, control))
  await app.register(registerSignIn(edge))
  await app.register(serveConsole(consoleDir, control))
  servePictures(app)
  await serveShop(app, edge, staticDir)
  await app.ready()
  return app
}
