import type { Audience } from '@soe/rules'

export interface IdentityFacts {
  loggedIn?: string | undefined
  role?: string | undefined
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
