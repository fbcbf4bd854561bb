import type { Audience } from '@soe/contracts'
import { findPersona, isLive, signIn, type PersonaId } from '@soe/carrier'
import type { SessionState, World, WorldDraft } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '../pipeline/call-input'
import { clientIn } from '../pipeline/carried-facts'
import { changeWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { xsrfCookies } from './xsrf'

/** The world's persona if it belongs to the audience, else the persona named like the audience. */
const personaFor = ({ header }: World, audience: Audience) => {
  const own = findPersona(header.persona)
  return own?.audience === audience ? own : findPersona(audience as PersonaId)
}

const liveIn = (draft: WorldDraft, id: string | undefined): SessionState | undefined => {
  const session = id === undefined ? undefined : draft.sessions.get(id)
  return session && isLive(session, draft.now) ? session : undefined
}

/** The session of a caller with the operations that the simulator answers itself; the browser never sees it. */
const sessionFor = async (simulator: SimulatorContext, world: World, client: string, audience: Audience) => {
  const { session } = await changeWorld(simulator, world.header.id, (makeDraft) => {
    const draft = makeDraft()
    const known = clientIn(draft, client)
    const live = liveIn(draft, known.sessions?.[audience])
    const persona = personaFor(world, audience)
    if (live || !persona) return { draft, session: live }
    const made = signIn(draft, persona, undefined)
    draft.clients.put({ ...known, sessions: { ...known.sessions, [audience]: made.id } })
    return { draft, session: made }
  })
  return session
}

/** Makes a request to a real backend one that the simulator answers itself, as the same caller. */
export const simulateBeside = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  { world, client, audience }: { readonly world: World; readonly client: string; readonly audience: Audience },
) => {
  const session = await sessionFor(simulator, world, client, audience)
  request.simulatedOwners = world.header.carrier?.simulate
  if (!session) return
  const { id, xsrfToken } = session
  request.cookies = {
    ...request.cookies,
    [sessionCookie]: id,
    ...Object.fromEntries(xsrfCookies.map((name) => [name, xsrfToken])),
  }
  // The browser's token is the backend's, which has checked none of this.
  if (request.headers['x-xsrf-token'] !== undefined) request.headers['x-xsrf-token'] = xsrfToken
}
