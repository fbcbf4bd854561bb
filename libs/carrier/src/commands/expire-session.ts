import { endSession } from '../sessions/end-session'
import type { CarrierCommand } from './carrier-command'
import { named } from './every'
import { liveSessions } from './live-sessions'

export const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) endSession(draft, session, 'expiry')
  return sessions.length
}
