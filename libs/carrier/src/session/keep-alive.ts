import { isoInstant } from '@soe/rules'
import { extendStoredSession } from '../domain/sessions/live-session'
import { type CarrierOperation, success } from '../operation/carrier-operation'

export const keepAlive: CarrierOperation<'session.keepAlive'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(extendStoredSession(draft, session).expiresAt),
})
