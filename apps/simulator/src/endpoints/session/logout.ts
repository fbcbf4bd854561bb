import { signOut } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const logout: Endpoint<'session.logout'> = ({ draft, session }) => {
  signOut(draft, session)
  return { statusCode: '00', ...success }
}
