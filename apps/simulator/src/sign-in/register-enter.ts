import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { worldCookie } from '../http/identify'
import type { Pipeline } from '../http/run-call'
import { shopPath, signIn } from './sign-in'

/** `enter` puts a browser into a world as its persona, then sends it to a path of the shop. */
export const registerEnter = (app: FastifyInstance, pipeline: Pipeline) => {
  app.get<{ Params: { world: string }; Querystring: { to?: string } }>(
    '/__sim/v1/worlds/:world/enter',
    async (request, reply) => {
      const to = shopPath(request.query.to)
      const world = await pipeline.worlds.load(request.params.world)
      if (!world) throw new RefusalFault(404, 'UNKNOWN_WORLD', `There is no world "${request.params.world}".`)
      await signIn(pipeline, world.header.id, world.header.persona, request, reply)
      reply.setCookie(worldCookie, world.header.id, { path: '/', httpOnly: true, sameSite: 'lax' })
      return reply.redirect(to, 303)
    },
  )
}
