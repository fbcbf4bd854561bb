import { durationInMs } from '@soe/contracts'
import { changeClock } from '@soe/world'
import { forgetPastSessions } from '../domain/sessions/keep-session'
import type { CarrierCommand } from './carrier-command'
import { endSession, extendSession as restartTimeout } from '../domain/sessions/live-session'
import { named, liveSessions } from './subjects'

/** What follows in the same call, such as a lock, begins at the new time. */
export const advanceClock: CarrierCommand<'advanceClock'> = (draft, { by }, realNow) => {
  const advance = durationInMs(by)
  draft.configure({ clock: changeClock(draft.header.clock, { advance }, realNow) })
  draft.elapse(advance)
  forgetPastSessions(draft)
  return 1
}

export const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) endSession(draft, session, 'expiry')
  return sessions.length
}

export const extendSession: CarrierCommand<'extendSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) restartTimeout(draft, session)
  return sessions.length
}
