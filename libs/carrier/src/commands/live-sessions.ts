import type { SessionState, WorldDraft } from '@soe/world'
import { isLive } from '../sessions/live-session'

/** The named session if it is live, or every live one. */
export const liveSessions = (draft: WorldDraft, sessionId?: string): SessionState[] =>
  draft.sessions.values().filter((session) => isLive(session, draft.now) && (sessionId ?? session.id) === session.id)
