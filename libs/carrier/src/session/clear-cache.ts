import { forgetGuest } from '../sessions/forget-guest'
import type { CarrierOperation } from '../operation/carrier-operation'

export const clearCache: CarrierOperation<'session.clearCache'> = ({ draft, session }) => {
  forgetGuest(draft, session)
  return { code: 200 }
}
