import 'zod/compile'
import cookie from '@fastify/cookie'
import { createWorld, type SecretIds, type WorldStore } from '@soe/world'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerControl, type ControlAccess } from './control/register-control'
import { handleErrors } from './http/handle-errors'
import { defaultWorld } from './http/identify'
import { createJournal } from './http/journal'
import { bodyLimit, parseJson } from './http/parse-json'
import { refusalRecorder, registerOperations } from './http/register-operations'
import { servePictures } from './http/serve-pictures'
import { serveShop } from './http/serve-shop'
import { registerSignIn } from './sign-in/register-sign-in'
import { defaultLimits, sweepWorlds, type WorldLimits } from './world-limits'

export interface SimulatorOptions {
  worlds: WorldStore
  /** Real time in milliseconds since 1970. */
  clock: () => number
  ids: SecretIds
  /** Folder of the built shop; none is served without it. */
  staticDir?: string
  control?: ControlAccess
  limits?: WorldLimits
  /** Told what failed in the simulator itself. */
  logger?: Pick<Console, 'error'>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops the worlds that have been idle for too long. */
    sweepWorlds(): Promise<void>
  }
}

/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000

/** The simulator as a Fastify instance that doesn't listen yet. */
export const createSimulator = async (options: SimulatorOptions): Promise<FastifyInstance> => {
  const { worlds, clock, ids, staticDir, control = {}, limits = defaultLimits, logger } = options
  const app = Fastify({
    bodyLimit,
    requestTimeout,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  })
  const edge = { worlds, clock, ids, journal: createJournal(limits.journalBytes, ids.secret()), limits }
  await worlds.create(createWorld({ id: defaultWorld, persona: 'prospect', seed: 1, now: clock(), named: true }))
  app.decorate('sweepWorlds', () => sweepWorlds(edge))
  app.addHook('onClose', () => worlds.close())
  handleErrors(app, logger, refusalRecorder(edge))
  parseJson(app)
  await app.register(cookie)
  registerOperations(app, edge)
  await app.register(registerControl(edge, control))
  await app.register(registerSignIn(edge))
  servePictures(app)
  await serveShop(app, edge, staticDir)
  await app.ready()
  return app
}
