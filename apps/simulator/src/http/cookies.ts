import type { Audience, OperationMetadata } from '@soe/contracts'
import { accountOf, accountStateOf, cartItemCount, flowNameOf, ownerRecordOf, lobOf, ownerOf } from '@soe/carrier'
import {
  isAccountIntent,
  deviceAuthenticatedCookie,
  salesDomainCookie,
  salesRepCookie,
  scanAndGoStoreCookie,
} from '@soe/rules'
import type { CartState, SessionState, WishlistState, WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie, type WorldCallContext } from '../pipeline/call-input'
import type { CallResult } from '../pipeline/run-call'
import { xsrfCookies } from './xsrf'

interface CookieFacts {
  readonly draft: WorldDraft
  readonly session: SessionState
  readonly channel: string | undefined
  /** The open cart of the audience that calls. */
  readonly cart: CartState | undefined
  readonly wishlist: WishlistState | undefined
}

/** Undefined is a cookie that is not set. */
type CookieOf = (facts: CookieFacts) => string | undefined

const cartCount: CookieOf = ({ cart }) => String(cart ? cartItemCount(cart) : 0)

const wishlistCount: CookieOf = ({ wishlist }) => String(wishlist?.items.length ?? 0)

const forCustomer =
  (read: CookieOf): CookieOf =>
  (facts) =>
    facts.session.loggedIn ? read(facts) : undefined

const forGuest =
  (read: CookieOf): CookieOf =>
  (facts) =>
    facts.session.loggedIn ? undefined : read(facts)

/** A persona may hold more than what its audience buys. */
const lineOfBusiness: CookieOf = ({ session }) => session.lob ?? (lobOf(session.audience) === 'prepaid' ? 'vzp' : 'vzw')

const mayBuy: CookieOf = ({ draft, session }) => String(accountStateOf(draft, ownerOf(session)).userAuthorized)

const storedIntent: CookieOf = ({ cart }) => (cart && isAccountIntent(cart.intent) ? cart.intent : '')

const xsrfToken: CookieOf = ({ session }) => session.xsrfToken

/** The cookies that the shop reads of a session, by name; they are cleared with it. */
const shopCookies: Readonly<Record<string, CookieOf>> = {
  loggedIn: ({ session }) => String(session.loggedIn),
  role: ({ session }) => session.role,
  firstName: ({ session }) => session.firstName || undefined,
  uuid: ({ session }) => session.uuid || undefined,
  lob: forCustomer(lineOfBusiness),
  accountType: forCustomer(({ session }) => accountOf(ownerOf(session))?.homeType),
  lastTwoDigits: ({ session }) => session.lastTwoDigits || undefined,
  userAuthorized: forCustomer(mayBuy),
  [salesDomainCookie]: forCustomer(({ draft, session }) => accountStateOf(draft, ownerOf(session)).salesFlowType),
  [salesRepCookie]: forCustomer(({ draft, session }) => accountStateOf(draft, ownerOf(session)).salesRepId),
  [scanAndGoStoreCookie]: ({ draft, session }) => accountStateOf(draft, ownerOf(session)).scanAndGo?.locationCode,
  [deviceAuthenticatedCookie]: ({ session }) => (session.authLevel === 'L1' ? 'true' : undefined),
  channelId: ({ channel }) => channel || undefined,
  cdlThrottleList: ({ draft }) => draft.header.throttleList.join('|'),
  [xsrfCookies[0]]: xsrfToken,
  [xsrfCookies[1]]: xsrfToken,
  gnCartCount: forCustomer(cartCount),
  wishListCount: forCustomer(wishlistCount),
  prospectCartCount: forGuest(cartCount),
  prospectWishListCount: forGuest(wishlistCount),
  cartId: ({ cart }) => cart?.id ?? '',
  intendType: storedIntent,
  flowName: ({ cart, session }) => (cart ? flowNameOf(cart, session.loggedIn) : ''),
}

const rows = Object.entries(shopCookies)

const visible = { path: '/', sameSite: 'lax' } as const
const secret = { ...visible, httpOnly: true } as const

interface Seen {
  readonly audience?: Audience
  readonly channel?: string
}

const cookieFacts = (draft: WorldDraft, session: SessionState, { audience, channel }: Seen): CookieFacts => {
  const { cartIds, wishlistId = '' } = ownerRecordOf(draft, ownerOf(session))
  const cart = draft.carts.get(cartIds[lobOf(audience ?? session.audience)] ?? '')
  return {
    draft,
    session,
    channel,
    cart: cart?.status === 'open' ? cart : undefined,
    wishlist: draft.wishlists.get(wishlistId),
  }
}

type HeldCookies = Readonly<Record<string, string | undefined>>

/** Whose state a cookie shows, where it is not the session's. */
const ownerOfCookie: Readonly<Record<string, string>> = {
  gnCartCount: 'cart',
  prospectCartCount: 'cart',
  cartId: 'cart',
  intendType: 'cart',
  flowName: 'cart',
  wishListCount: 'wishlist',
  prospectWishListCount: 'wishlist',
}

export const isCookieOf = (owners: readonly string[], name: string): boolean =>
  owners.includes(ownerOfCookie[name] ?? 'session')

/** Sets what the browser doesn't hold yet. */
export const setSessionCookies = (
  held: HeldCookies,
  reply: FastifyReply,
  draft: WorldDraft,
  session: SessionState,
  seen: Seen = {},
) => {
  if (held[sessionCookie] !== session.id) reply.setCookie(sessionCookie, session.id, secret)
  const facts = cookieFacts(draft, session, seen)
  for (const [name, read] of rows) {
    const value = read(facts)
    if (value !== undefined && (held[name] ?? '') !== value) reply.setCookie(name, value, visible)
  }
}

/** Whether a cookie describes a session, and so is cleared with it. */
export const isSessionCookie = (name: string): boolean => name === sessionCookie || Object.hasOwn(shopCookies, name)

/** A cookie that is taken away is dated three days back (the specification, platform 9). */
const expiredAgo = 3 * 24 * 60 * 60 * 1000

const expireCookie = (reply: FastifyReply, name: string, options: typeof visible | typeof secret) =>
  reply.setCookie(name, '', { ...options, maxAge: 0, expires: new Date(Date.now() - expiredAgo) })

export const clearSessionCookies = (request: FastifyRequest, reply: FastifyReply) => {
  if (request.cookies[sessionCookie] !== undefined) expireCookie(reply, sessionCookie, secret)
  for (const [name] of rows) {
    if (request.cookies[name] !== undefined) expireCookie(reply, name, visible)
  }
}

/** A guest who may not do something is still a guest. */
const isOver = (status: number, { endedBy, loggedIn }: SessionState) =>
  endedBy !== undefined || (status === 401 && loggedIn)

export interface AnsweredCall {
  readonly metadata: Pick<OperationMetadata, 'kind' | 'setsCookies' | 'context'>
  readonly context: WorldCallContext
  readonly status: number
  readonly result: Pick<CallResult, 'draft' | 'session'>
}

/** Even a read may store something, such as feedback: its guest has a session from then on. */
const changesCookies = ({ metadata, context, result: { draft, session } }: AnsweredCall): boolean => {
  if (metadata.kind === 'change') return true
  const isStored = draft.sessions.get(session.id) !== undefined
  return isStored && (context.sessionId !== session.id || metadata.setsCookies === true)
}

/** A path outside the shop's own names no audience: the session's counts. */
const seenBy = ({ metadata, context }: AnsweredCall): Seen =>
  metadata.context === 'onedp' ? { channel: context.channel } : context

/** Beside a real backend, whose session it is, the cookies of the others' state alone. */
const setOwnersCookies = (
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  call: AnsweredCall,
  owners: readonly string[],
) => {
  const facts = cookieFacts(call.result.draft, call.result.session, seenBy(call))
  for (const [name, read] of rows) {
    const value = isCookieOf(owners, name) ? read(facts) : undefined
    if (value !== undefined && (cookies[name] ?? '') !== value) reply.setCookie(name, value, visible)
  }
}

/** Sets the cookies that a call has changed, or clears those of a session that is over. */
export const updateCallCookies = (request: FastifyRequest, reply: FastifyReply, call: AnsweredCall) => {
  const { status, result } = call
  if (request.simulatedOwners) return setOwnersCookies(request, reply, call, request.simulatedOwners)
  if (isOver(status, result.session)) clearSessionCookies(request, reply)
  else if (status === 200 && changesCookies(call)) {
    setSessionCookies(request.cookies, reply, result.draft, result.session, seenBy(call))
  }
}
