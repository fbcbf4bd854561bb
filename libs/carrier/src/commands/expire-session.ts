import { expireSessions } from '../sessions/end-session'
import type { CarrierCommand } from './carrier-command'

export const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => expireSessions(draft, sessionId)
