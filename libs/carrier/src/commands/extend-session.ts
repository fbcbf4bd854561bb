import { extendSession as restartTimeout } from '../sessions/live-session'
import type { CarrierCommand } from './carrier-command'
import { liveSessions } from './live-sessions'

export const extendSession: CarrierCommand<'extendSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, sessionId)
  for (const session of sessions) restartTimeout(draft, session)
  return sessions.length
}
