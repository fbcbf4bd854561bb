import type { SessionState, WorldDraft } from '@soe/world'
import { isStored } from './is-stored'
import { sessionTimeout } from './new-session'

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
