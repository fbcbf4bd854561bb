import type { SessionState, WorldDraft } from '@soe/world'
import { isStored } from './is-stored'

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
