import { isoInstant } from '@soe/rules'
import { keepAlive } from '../sessions/session'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const continueGuest: CarrierOperation<'session.continueGuest'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepAlive(draft, session).expiresAt),
})
