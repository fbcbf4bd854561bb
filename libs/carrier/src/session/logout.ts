import { signOut } from '../sessions/end-session'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const logout: CarrierOperation<'session.logout'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
