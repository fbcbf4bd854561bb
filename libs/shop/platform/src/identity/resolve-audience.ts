import type { Audience } from '@soe/rules'

export interface IdentityFacts {
  /** The raw `loggedIn` cookie. */
  loggedIn?: string | undefined
  /** The raw `role` cookie. */
  role?: string | undefined
  path: string
  /** On: the guest role counts as signed out. */
  guestRoleFlag?: boolean
}

const prepaidSection = '/sales/prepaid/'

export const resolveAudience = ({ loggedIn, role, path, guestRoleFlag = false }: IdentityFacts): Audience => {
  const isGuest = guestRoleFlag && role?.toLowerCase() === 'guest'
  const isSignedIn = loggedIn?.toLowerCase() === 'true' && !isGuest
  const isPrepay = role?.toLowerCase() === 'prepay' || path.includes(prepaidSection)
  if (isPrepay) return isSignedIn ? 'prepay-signed-in' : 'prepay'
  return isSignedIn ? 'signed-in' : 'prospect'
}
