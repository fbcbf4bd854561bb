import { appMarker, detectChannel, type Audience, type Channel } from '@soe/rules'
import type { Environment } from '../environment'
import { readCookies } from './cookies'
import { readCount } from './read-count'
import { resolveAudience } from './resolve-audience'

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
}

const prepaidPath = /^(\/espanol)?\/(smartphones|watches|tablets)\/prepaid(\/|$)/

/** The prepaid grid and its products are prepaid pages too. */
const pathForAudience = (path: string) => (prepaidPath.test(path) ? `/sales/prepaid/${path}` : path)

export const readIdentity = (environment: Environment): Identity => {
  const cookies = readCookies(environment)
  const audience = resolveAudience({
    loggedIn: cookies['loggedIn'],
    role: cookies['role'],
    path: pathForAudience(environment.location.pathname),
  })
  const loggedIn = audience === 'signed-in' || audience === 'prepay-signed-in'
  return {
    audience,
    channel: detectChannel({ userAgent: environment.userAgent, appMarker }),
    loggedIn,
    firstName: loggedIn ? (cookies['firstName'] ?? '') : '',
    cartCount: readCount(cookies[loggedIn ? 'gnCartCount' : 'prospectCartCount']),
    wishListCount: readCount(cookies[loggedIn ? 'wishListCount' : 'prospectWishListCount']),
    cartId: cookies['cartId'] ?? '',
    xsrfToken: cookies['SOE-XSRF-TOKEN-SALES'] ?? cookies['XSRF-TOKEN'] ?? '',
  }
}

const isSame = (left: Identity, right: Identity) =>
  (Object.keys(left) as (keyof Identity)[]).every((key) => left[key] === right[key])

export interface IdentityStore {
  get(): Identity
  /** Reads the cookies again: after every answer, and when the page changes. */
  refresh(): void
  subscribe(listener: () => void): () => void
}

/** What a drawn page shows of its shopper; everything but what only calls need. */
export type ShownIdentity = Omit<Identity, 'cartId' | 'xsrfToken'>

export const shownIdentity = ({ cartId: _cartId, xsrfToken: _xsrfToken, ...shown }: Identity): ShownIdentity => shown

/** A page that the server has drawn starts as the shopper it was drawn for, until it is refreshed. */
export const createIdentityStore = (environment: Environment, drawnFor?: ShownIdentity): IdentityStore => {
  let current = { ...readIdentity(environment), ...drawnFor }
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    refresh: () => {
      const next = readIdentity(environment)
      if (isSame(current, next)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
