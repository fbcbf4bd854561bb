import { endSession } from '../domain/sessions/live-session'
import type { CarrierCommand } from './carrier-command'
import { named, liveSessions } from './subjects'

export const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) endSession(draft, session, 'expiry')
  return sessions.length
}
