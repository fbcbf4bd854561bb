import { isoInstant } from '@soe/rules'
import { keepAlive as keepSessionAlive } from '../sessions/session'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const keepAlive: Endpoint<'session.keepAlive'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepSessionAlive(draft, session).expiresAt),
})
