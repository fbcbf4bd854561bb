import { isoInstant } from '@soe/rules'
import { extendStoredSession } from '../sessions/live-session'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const keepAlive: CarrierOperation<'session.keepAlive'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(extendStoredSession(draft, session).expiresAt),
})
