import { appMarker, detectChannel, signedOutCookie, type Audience, type Channel } from '@soe/rules'
import type { Environment } from '../environment'
import { readCookies } from './cookies'

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

/** A cart or wishlist count cookie as a whole number; 'false', junk and negatives are 0. */
export const readCount = (value: string | null | undefined): number => {
  const count = Number.parseInt(value ?? '', 10)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

export interface IdentityFlags {
  readonly guestRoleFlag?: boolean | undefined
  /** The shop runs for a partner store. The specification leaves its name open. */
  readonly rpsFlowFFlag?: boolean | undefined
}

/** Who is shopping, according to the carrier's cookies and the address. The server never trusts it. */
export interface Identity {
  readonly audience: Audience
  readonly channel: Channel
  readonly loggedIn: boolean
  readonly firstName: string
  readonly cartCount: number
  readonly wishListCount: number
  readonly cartId: string
  readonly xsrfToken: string
  /** The customer's services, such as vzw, or vzw|vzt. */
  readonly lob: string
  /** False for a member who is neither owner nor manager of the account. */
  readonly mayBuy: boolean
  /** Why the shopper is signed out, until that has been seen. */
  readonly signedOut: string
}

const prepaidPath = /^(\/espanol)?\/(smartphones|watches|tablets)\/prepaid(\/|$)/

/** The prepaid grid and its products are prepaid pages, as the section is. */
export const isPrepaidPath = (path: string): boolean => prepaidPath.test(path) || /\/sales\/prepaid\//i.test(path)

export const readIdentity = (
  environment: Environment,
  { guestRoleFlag, rpsFlowFFlag = false }: IdentityFlags = {},
): Identity => {
  const cookies = readCookies(environment)
  const audience = resolveAudience({
    loggedIn: cookies['loggedIn'],
    role: cookies['role'],
    isPrepaidPath: isPrepaidPath(environment.location.pathname),
    guestRoleFlag: guestRoleFlag === true,
  })
  const loggedIn = audience === 'signed-in' || audience === 'prepay-signed-in'
  return {
    audience,
    channel: detectChannel({ userAgent: environment.userAgent, appMarker, isRpsFlow: rpsFlowFFlag }),
    loggedIn,
    firstName: loggedIn ? (cookies['firstName'] ?? '') : '',
    cartCount: readCount(cookies[loggedIn ? 'gnCartCount' : 'prospectCartCount']),
    wishListCount: readCount(cookies[loggedIn ? 'wishListCount' : 'prospectWishListCount']),
    cartId: cookies['cartId'] ?? '',
    xsrfToken: cookies['SOE-XSRF-TOKEN-SALES'] ?? cookies['XSRF-TOKEN'] ?? '',
    lob: loggedIn ? (cookies['lob'] ?? '') : '',
    mayBuy: cookies['userAuthorized'] !== 'false',
    signedOut: cookies[signedOutCookie] ?? '',
  }
}

/** The cookies name a customer, whether or not the flags take him for one. */
const hasCustomer = (environment: Environment): boolean => readIdentity(environment).loggedIn

const isSame = (left: Identity, right: Identity) =>
  (Object.keys(left) as (keyof Identity)[]).every((key) => left[key] === right[key])

export interface IdentityStore {
  get(): Identity
  /** The shopper of the page's first render, whatever has been read since. */
  first(): Identity
  read(): Identity
  /**
   * Reads the cookies again: after every answer, and when the page changes. A page stays the customer's whose cookies an
   * answer has taken, until it is left: made anew for a guest, it would drop the call that tells why.
   */
  refresh(): void
  applyFlags(flags: IdentityFlags): void
  subscribe(listener: () => void): () => void
}

/** What a drawn page shows of its shopper; everything but what only calls need. */
export type ShownIdentity = Omit<Identity, 'cartId' | 'xsrfToken'>

export const shownIdentity = ({ cartId: _cartId, xsrfToken: _xsrfToken, ...shown }: Identity): ShownIdentity => shown

const isSameFlags = (left: IdentityFlags, right: IdentityFlags) =>
  Boolean(left.guestRoleFlag) === Boolean(right.guestRoleFlag) &&
  Boolean(left.rpsFlowFFlag) === Boolean(right.rpsFlowFFlag)

/** A page that the server has drawn starts as the shopper it was drawn for, until it is refreshed. */
export const createIdentityStore = (environment: Environment, drawnFor?: ShownIdentity): IdentityStore => {
  let flags: IdentityFlags = {}
  const opened = readIdentity(environment)
  const drawn = drawnFor && { ...opened, ...drawnFor }
  let current = drawn ?? opened
  const listeners = new Set<() => void>()
  const read = () => readIdentity(environment, flags)
  const refresh = () => {
    const next = read()
    if (isSame(current, next) || (current.loggedIn && !hasCustomer(environment))) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    first: () => drawn ?? current,
    read,
    refresh,
    applyFlags: (given) => {
      if (isSameFlags(flags, given)) return
      flags = given
      refresh()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
