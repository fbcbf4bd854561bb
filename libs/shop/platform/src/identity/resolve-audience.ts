import type { Audience } from '@soe/rules'

export interface IdentityFacts {
  /** The raw `loggedIn` cookie. */
  loggedIn?: string | undefined
  /** The raw `role` cookie. */
  role?: string | undefined
  /** The address is a prepaid page's. */
  isPrepaidPath?: boolean
  /** On: the guest role counts as signed out. */
  guestRoleFlag?: boolean
}

/** An address never changes who a customer is; a guest shops where the address says. */
export const resolveAudience = ({
  loggedIn,
  role = '',
  isPrepaidPath = false,
  guestRoleFlag = false,
}: IdentityFacts): Audience => {
  const isGuest = guestRoleFlag && role.toLowerCase() === 'guest'
  const isPrepayRole = role.toLowerCase() === 'prepay'
  if (loggedIn?.toLowerCase() === 'true' && !isGuest) return isPrepayRole ? 'prepay-signed-in' : 'signed-in'
  return isPrepayRole || isPrepaidPath ? 'prepay' : 'prospect'
}
