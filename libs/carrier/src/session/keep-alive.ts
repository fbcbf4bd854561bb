import { isoInstant } from '@soe/rules'
import { keepAlive as keepSessionAlive } from '../sessions/session'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const keepAlive: CarrierOperation<'session.keepAlive'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepSessionAlive(draft, session).expiresAt),
})
