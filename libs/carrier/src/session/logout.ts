import { signOut } from '../sessions/session'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const logout: Endpoint<'session.logout'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
