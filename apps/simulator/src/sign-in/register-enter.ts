import { RefusalFault, type World } from '@soe/world'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { worldCookie } from '../http/identify'
import { mayFollow } from '../http/request-site'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { continueSession, encodePath, shopPath, signIn } from './sign-in'
import { setClient } from '../http/client-of'
import { documentOf } from '../pipeline/armed-rules'
import { askState, commandBackend } from '../pipeline/carrier-states'
import { clientIn } from '../pipeline/carried-facts'
import { changeWorld } from '../pipeline/change-world'

const setupOf = ({ header: { armed = [] }, collections: { scenarios } }: World) =>
  armed.flatMap((id) => scenarios.get(id) ?? []).flatMap((state) => documentOf(state).setup ?? [])

/**
 * Makes the browser a new caller of the world's backend: a shopper that its states set up for the world's persona, in the
 * situation that armed scenarios ask for, or a stranger where it has no states.
 */
const enterBackend = async (simulator: SimulatorContext, world: World, reply: FastifyReply) => {
  const { id: worldId, persona, carrier } = world.header
  const client = simulator.ids.secret()
  setClient(reply, client)
  if (carrier?.states === undefined) return
  const { id, headers, cookies } = await askState(carrier, {
    state: 'shopper',
    params: { identity: persona },
    action: 'setup',
  })
  for (const command of setupOf(world)) await commandBackend(carrier, command, [id])
  // The page reads some of them, and nobody says which.
  for (const [name, value] of Object.entries(cookies)) reply.setCookie(name, value, { path: '/', sameSite: 'lax' })
  await changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    draft.clients.put({ ...clientIn(draft, client), shopper: id, persona, headers })
    return { draft }
  })
}

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
