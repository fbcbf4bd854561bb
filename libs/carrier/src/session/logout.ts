import { signOut } from '../domain/sessions/live-session'
import { type CarrierOperation, success } from '../operation/carrier-operation'

export const logout: CarrierOperation<'session.logout'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
