import { isoInstant, keepAlive as keepSessionAlive } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const keepAlive: Endpoint<'session.keepAlive'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepSessionAlive(draft, session).expiresAt),
})
