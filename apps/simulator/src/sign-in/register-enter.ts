import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { worldCookie } from '../http/identify'
import { mayFollow } from '../http/request-site'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { enterBackend } from './enter-backend'
import { continueSession, encodePath, shopPath, signIn } from './sign-in'

/** Readable by scripts: the shop shows its developer overlay for this world. */
export const overlayCookie = 'sim-overlay'

/**
 * `enter` signs a browser into a world as its persona and redirects to the shop; `overlay=1` shows the overlay there,
 * with `session=last` the browser goes on in the session that was used last, as in a fork, and with the id of a session
 * in that one, which changes nothing in the world.
 */
export const registerEnter = (app: FastifyInstance, simulator: SimulatorContext) => {
  app.get<{ Params: { world: string }; Querystring: { to?: string; overlay?: string; session?: string } }>(
    '/__sim/v1/worlds/:world/enter',
    // Asking for the headers alone changes nothing.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const to = shopPath(request.query.to)
      if (!mayFollow(request, reply)) return reply
      const world = await simulator.worlds.load(request.params.world)
      if (!world) throw new RefusalFault('UNKNOWN_WORLD', `There is no world "${request.params.world}".`)
      if (world.header.carrier) await enterBackend(simulator, world, reply)
      else if (!continueSession(simulator, world, request, reply))
        await signIn(simulator, world.header.id, world.header.persona, request, reply)
      reply.setCookie(worldCookie, world.header.id, { path: '/', httpOnly: true, sameSite: 'lax' })
      if (request.query.overlay === '1' || request.cookies[overlayCookie] !== undefined) {
        reply.setCookie(overlayCookie, world.header.id, { path: '/', sameSite: 'lax' })
      }
      return reply.redirect(encodePath(to), 303)
    },
  )
}
