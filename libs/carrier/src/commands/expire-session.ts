import { endSession } from '../sessions/end-session'
import type { CarrierCommand } from './carrier-command'
import { liveSessions } from './live-sessions'

export const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, sessionId)
  for (const session of sessions) endSession(draft, session, 'expiry')
  return sessions.length
}
