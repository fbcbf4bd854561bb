import { forgetGuest } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const clearCache: Endpoint<'session.clearCache'> = ({ draft, session }) => {
  forgetGuest(draft, session)
  return { code: 200 }
}
