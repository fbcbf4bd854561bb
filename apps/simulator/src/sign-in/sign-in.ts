import { isShopPath, signedOutCookie } from '@soe/rules'
import { findPersona, isLive, personas, signIn as startSession } from '@soe/carrier'
import { createDraft, readWorldClock, RefusalFault, type SessionState, type World, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSessionCookies, clearSessionCookies } from '../http/cookies'
import { channelOf } from '../http/identify'
import { sessionCookie } from '../pipeline/call-input'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld } from '../pipeline/change-world'

/** Refuses targets that are not a path of this shop. */
export const shopPath = (path: string | undefined): string => {
  if (path === undefined || path === '') return '/'
  if (!isShopPath(path)) {
    throw new RefusalFault(400, 'FOREIGN_PATH', 'The target must be a path of this shop, such as /smartphones/.')
  }
  return path
}

/** A path as a header can hold it: letters of any language are percent-encoded. */
export const encodePath = (path: string): string =>
  path.replace(/\p{Cs}/gu, '\ufffd').replace(/[^ -~]+/gu, encodeURIComponent)

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
  replaceCookies(request, reply, draft, session)
  return session
}

const replaceCookies = (request: FastifyRequest, reply: FastifyReply, draft: WorldDraft, session: SessionState) => {
  clearSessionCookies(request, reply)
  if (request.cookies[signedOutCookie] !== undefined) reply.clearCookie(signedOutCookie, { path: '/' })
  setSessionCookies({}, reply, draft, session, { channel: channelOf(request) })
}

/** Gives the browser the live session that was used last; false where the world has none. */
export const continueSession = (
  { clock, ids }: SimulatorContext,
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean => {
  const now = readWorldClock(world.header.clock, clock())
  const live = [...world.collections.sessions.values()].filter((session) => isLive(session, now))
  const [last] = live.toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
  if (last) replaceCookies(request, reply, createDraft(world, now, ids), last)
  return last !== undefined
}
