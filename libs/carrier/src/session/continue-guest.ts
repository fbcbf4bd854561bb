import { isoInstant } from '@soe/rules'
import { keepAlive } from '../sessions/session'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const continueGuest: Endpoint<'session.continueGuest'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepAlive(draft, session).expiresAt),
})
