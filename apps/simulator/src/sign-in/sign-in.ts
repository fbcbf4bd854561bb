import { isShopPath, signedOutCookie } from '@soe/rules'
import { findPersona, personas, signIn as startSession } from '@soe/carrier'
import { RefusalFault, type SessionState, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSessionCookies, clearSessionCookies } from '../http/cookies'
import { channelOf, sessionCookie } from '../http/identify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld } from '../pipeline/change-world'

/** Refuses targets that are no path of this shop. */
export const shopPath = (path: string | undefined): string => {
  if (path === undefined || path === '') return '/'
  if (!isShopPath(path)) {
    throw new RefusalFault(400, 'FOREIGN_PATH', 'The target must be a path of this shop, such as /smartphones/.')
  }
  return path
}

/** Starts a session of the persona and sets the cookies that the shop reads. */
export const signIn = async (
  simulator: SimulatorContext,
  worldId: string,
  personaId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionState> => {
  const persona = findPersona(personaId)
  if (!persona) {
    throw new RefusalFault(
      400,
      'UNKNOWN_PERSONA',
      `There is no persona "${personaId}".`,
      personas.map(({ id }) => id),
    )
  }
  const { session, draft } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft: WorldDraft = makeDraft()
    const guest = draft.sessions.get(request.cookies[sessionCookie] ?? '')
    return { draft, session: startSession(draft, persona, guest) }
  })
  const sentence = `${persona.title} signed in as ${persona.audience}.`
  simulator.journal.note(worldId, { at: draft.now, kind: 'signed-in', sentence, details: { persona: personaId } })
  clearSessionCookies(request, reply)
  if (request.cookies[signedOutCookie] !== undefined) reply.clearCookie(signedOutCookie, { path: '/' })
  setSessionCookies({}, reply, draft, session, { channel: channelOf(request) })
  return session
}
