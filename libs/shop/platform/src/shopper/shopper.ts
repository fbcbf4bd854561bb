import {
  appMarker,
  deviceAuthenticatedCookie,
  isAccountMember,
  isHomeOnly,
  isJointCustomer,
  isNativeApp,
  readHomeAccountType,
  type HomeAccountType,
} from '@soe/rules'
import type { Environment } from '../environment'
import { useIdentity, useShop } from '../shop-context'
import { readCookies } from '../identity/cookies'

export interface Shopper {
  /** A secure or account member, by the role of the session, the cookie or the app. */
  readonly isMember: boolean
  /** Holds wireless and home lines. */
  readonly isJoint: boolean
  /** Holds home lines alone. */
  readonly isHomeOnly: boolean
  readonly homeType: HomeAccountType | undefined
  readonly isApp: boolean
  readonly isDeviceAuthenticated: boolean
  readonly lastTwoDigits: string
  readonly throttleList: readonly string[]
  /** What the cart holds, such as NSEACC for a prospect's accessories alone. */
  readonly flowName: string
}

const sessionRoleKey = 'role'
const appKeys = { role: 'app.role', lob: 'app.lob', lastTwoDigits: 'app.lastTwoDigits' } as const

export const readShopper = (environment: Environment): Shopper => {
  const { sessionStorage, userAgent } = environment
  const cookies = readCookies(environment)
  const lob = cookies['lob'] ?? sessionStorage.getItem(appKeys.lob) ?? ''
  return {
    isMember: isAccountMember({
      sessionRole: sessionStorage.getItem(sessionRoleKey),
      cookieRole: cookies['role'],
      appRole: sessionStorage.getItem(appKeys.role),
    }),
    isJoint: isJointCustomer(lob),
    isHomeOnly: isHomeOnly(lob),
    homeType: readHomeAccountType(cookies['accountType']),
    isApp: isNativeApp({ userAgent, appMarker }),
    isDeviceAuthenticated: cookies[deviceAuthenticatedCookie] === 'true',
    lastTwoDigits: cookies['lastTwoDigits'] ?? sessionStorage.getItem(appKeys.lastTwoDigits) ?? '',
    flowName: cookies['flowName'] ?? '',
    throttleList: (cookies['cdlThrottleList'] ?? '').split('|').filter(Boolean),
  }
}

export const useShopper = (): Shopper => {
  useIdentity()
  return readShopper(useShop().environment)
}
