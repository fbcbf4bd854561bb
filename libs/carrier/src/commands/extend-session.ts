import { extendSession as restartTimeout } from '../sessions/live-session'
import type { CarrierCommand } from './carrier-command'
import { named } from './every'
import { liveSessions } from './live-sessions'

export const extendSession: CarrierCommand<'extendSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) restartTimeout(draft, session)
  return sessions.length
}
