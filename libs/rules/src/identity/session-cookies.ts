import { deviceAuthenticatedCookie, salesDomainCookie, salesRepCookie, scanAndGoStoreCookie } from './cookie-names'

/** The cookies that describe a session, and go with it; scripts can read them all. */
export const sessionCookies = [
  'loggedIn',
  'role',
  'firstName',
  'cartId',
  'gnCartCount',
  'wishListCount',
  'prospectCartCount',
  'prospectWishListCount',
  'intendType',
  'flowName',
  'uuid',
  'lob',
  'accountType',
  'lastTwoDigits',
  'userAuthorized',
  deviceAuthenticatedCookie,
  salesDomainCookie,
  salesRepCookie,
  scanAndGoStoreCookie,
  'channelId',
  'cdlThrottleList',
  'SOE-XSRF-TOKEN-SALES',
  'XSRF-TOKEN',
] as const
