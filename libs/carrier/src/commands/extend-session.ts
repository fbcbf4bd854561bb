import { extendSession as restartTimeout } from '../domain/sessions/live-session'
import type { CarrierCommand } from './carrier-command'
import { named, liveSessions } from './subjects'

export const extendSession: CarrierCommand<'extendSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) restartTimeout(draft, session)
  return sessions.length
}
