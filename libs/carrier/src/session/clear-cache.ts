import { forgetGuest } from '../domain/sessions/keep-session'
import type { CarrierOperation } from '../operation/carrier-operation'

export const clearCache: CarrierOperation<'session.clearCache'> = ({ draft, session }) => {
  forgetGuest(draft, session)
  return { code: 200 }
}
