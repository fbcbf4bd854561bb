import { isoInstant, keepAlive } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const continueGuest: Endpoint<'session.continueGuest'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  expiresAt: isoInstant(keepAlive(draft, session).expiresAt),
})
