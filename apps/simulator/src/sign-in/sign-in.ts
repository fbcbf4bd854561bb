import { isShopPath, signedOutCookie } from '@soe/rules'
import { isLive, signIn as startSession } from '@soe/carrier'
import { createDraft, readWorldClock, RefusalFault, type SessionState, type World, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSessionCookies, clearSessionCookies } from '../http/cookies'
import { channelOf } from '../http/identify'
import { sessionCookie } from '../pipeline/call-input'
import { noteEvent } from '../pipeline/note-event'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld } from '../pipeline/change-world'
import { requirePersona } from './require-persona'

/** Refuses targets that are not a path of this shop. */
export const shopPath = (path: string | undefined): string => {
  if (path === undefined || path === '') return '/'
  if (!isShopPath(path)) {
    throw new RefusalFault('FOREIGN_PATH')
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
  const persona = requirePersona(personaId)
  const { session, draft } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft: WorldDraft = makeDraft()
    const guest = draft.sessions.get(request.cookies[sessionCookie] ?? '')
    return { draft, session: startSession(draft, persona, guest) }
  })
  const sentence = `${persona.title} signed in as ${persona.audience}.`
  await noteEvent(simulator, draft, { at: draft.now, kind: 'signed-in', sentence, details: { persona: personaId } })
  replaceCookies(request, reply, draft, session)
  return session
}

const replaceCookies = (request: FastifyRequest, reply: FastifyReply, draft: WorldDraft, session: SessionState) => {
  clearSessionCookies(request, reply)
  if (request.cookies[signedOutCookie] !== undefined) reply.clearCookie(signedOutCookie, { path: '/' })
  setSessionCookies({}, reply, draft, session, { channel: channelOf(request) })
}

const lastOf = (live: readonly SessionState[]): SessionState | undefined =>
  live.toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)[0]

const requireLive = (live: readonly SessionState[], id: string): SessionState => {
  const found = live.find((session) => session.id === id)
  if (found) return found
  throw new RefusalFault('UNKNOWN_SESSION', 'The world has no such session, or it is over; last is the latest.', [
    'last',
  ])
}

/** Gives the browser a live session: the last one, or the one of an id. False where a new one is to be started. */
export const continueSession = (
  { clock, ids }: SimulatorContext,
  world: World,
  request: FastifyRequest<{ Querystring: { session?: string } }>,
  reply: FastifyReply,
): boolean => {
  const { session: asked } = request.query
  if (asked === undefined) return false
  const now = readWorldClock(world.header.clock, clock())
  const live = [...world.collections.sessions.values()].filter((session) => isLive(session, now))
  const session = asked === 'last' ? lastOf(live) : requireLive(live, asked)
  if (session) replaceCookies(request, reply, createDraft(world, now, ids), session)
  return session !== undefined
}
