import { signOut } from '../sessions/session'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const logoutPage: Endpoint<'session.logoutPage'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
