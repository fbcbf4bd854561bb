import type { World } from '@soe/world'
import type { FastifyReply } from 'fastify'
import { setClient } from '../http/client-of'
import { documentOf } from '../pipeline/armed-rules'
import { askState, commandBackend } from '../pipeline/carrier-states'
import { clientIn } from '../pipeline/carried-facts'
import { changeWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'

const setupOf = ({ header: { armed = [] }, collections: { scenarios } }: World) =>
  armed.flatMap((id) => scenarios.get(id) ?? []).flatMap((state) => documentOf(state).setup ?? [])

/**
 * Makes the browser a new caller of the world's backend: a shopper that its states set up for the world's persona, in the
 * situation that armed scenarios ask for, or a stranger where it has no states.
 */
export const enterBackend = async (simulator: SimulatorContext, world: World, reply: FastifyReply) => {
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
