import { forgetGuest } from '../sessions/session'
import type { Endpoint } from '../operation'

export const clearCache: Endpoint<'session.clearCache'> = ({ draft, session }) => {
  forgetGuest(draft, session)
  return { code: 200 }
}
