import { signOut } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const logoutPage: Endpoint<'session.logoutPage'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
