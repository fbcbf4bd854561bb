import type { SessionState, WorldDraft } from '@soe/world'
import { dropSession, forgetGuest } from './forget-guest'
import { isStored } from './is-stored'

/** Milliseconds for which the world still shows an ended session. */
const shownAfterEnd = 60 * 60_000

/** New sessions between two sweeps of the ended ones. */
const sweepEvery = 64

const sweepSessions = (draft: WorldDraft) => {
  const past = draft.sessions.values().filter((session) => draft.now >= session.expiresAt + shownAfterEnd)
  for (const session of past) {
    if (session.loggedIn) dropSession(draft, session)
    else forgetGuest(draft, session)
  }
}

/** Stores a session. Now and then this sweeps those that ended long ago, so that guests do not fill the world. */
export const keepSession = (draft: WorldDraft, session: SessionState): SessionState => {
  if (!isStored(draft, session) && draft.count('session') % sweepEvery === 0) sweepSessions(draft)
  return draft.sessions.put(session)
}
