import type { SessionState, WorldDraft } from '@soe/world'
import { isStored } from './is-stored'
import { isLive } from './live-session'

export const endSession = (
  draft: WorldDraft,
  session: SessionState,
  endedBy: NonNullable<SessionState['endedBy']>,
): SessionState => draft.sessions.put({ ...session, endedBy })

/** Ends the session; one that the world did not hold yet leaves no trace. */
export const signOut = (draft: WorldDraft, session: SessionState) => {
  if (isStored(draft, session)) endSession(draft, session, 'sign-out')
  else draft.sessions.delete(session.id)
}

/** Ends the named session, or every live one. Returns how many ended. */
export const expireSessions = (draft: WorldDraft, sessionId?: string): number => {
  const ended = draft.sessions
    .values()
    .filter((session) => isLive(session, draft.now) && (sessionId === undefined || session.id === sessionId))
  for (const session of ended) endSession(draft, session, 'expiry')
  return ended.length
}
