import type { SessionState, WorldDraft } from '@soe/world'
import { sessionTimeout } from './new-session'

/** Whether the world held the session before this call. */
export const isStored = (draft: WorldDraft, { id }: SessionState): boolean => draft.world.collections.sessions.has(id)

export const isLive = (session: SessionState, now: number): boolean => !session.endedBy && now < session.expiresAt

export const extendSession = (draft: WorldDraft, session: SessionState): SessionState =>
  draft.sessions.put({ ...session, lastSeenAt: draft.now, expiresAt: draft.now + sessionTimeout })

/** Extends the session at most once a second, so that most reads write nothing. */
export const touchSession = (draft: WorldDraft, session: SessionState): SessionState =>
  draft.now - session.lastSeenAt < 1000 ? session : extendSession(draft, session)

/** Extends a session that the world holds; a guest's first call leaves none behind. */
export const extendStoredSession = (draft: WorldDraft, session: SessionState): SessionState => {
  if (isStored(draft, session)) return extendSession(draft, session)
  draft.sessions.delete(session.id)
  return session
}

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
