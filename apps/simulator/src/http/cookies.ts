import type { Audience, OperationMetadata } from '@soe/contracts'
import { accountStateOf, cartItemCount, flowNameOf, ownerRecordOf, lobOf, ownerOf } from '@soe/carrier'
import { deviceAuthenticatedCookie, sessionCookies } from '@soe/rules'
import { type CartState, type SessionState, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WorldCallContext } from '../pipeline/call-input'
import type { CallResult } from '../pipeline/run-call'
import { sessionCookie } from './identify'
import { xsrfCookies } from './xsrf'

/** Undefined is a cookie that is not set. */
type Cookies = Record<string, string | undefined>

const openCart = (draft: WorldDraft, session: SessionState, audience: Audience): CartState | undefined => {
  const cart = draft.carts.get(ownerRecordOf(draft, ownerOf(session)).cartIds[lobOf(audience)] ?? '')
  return cart?.status === 'open' ? cart : undefined
}

const countCookies = (draft: WorldDraft, session: SessionState, cart: CartState | undefined): Cookies => {
  const { wishlistId = '' } = ownerRecordOf(draft, ownerOf(session))
  const [cartCount, wishListCount] = [
    cart ? cartItemCount(cart) : 0,
    draft.wishlists.get(wishlistId)?.items.length ?? 0,
  ]
  return session.loggedIn
    ? { gnCartCount: String(cartCount), wishListCount: String(wishListCount) }
    : { prospectCartCount: String(cartCount), prospectWishListCount: String(wishListCount) }
}

const cartCookies = (cart: CartState | undefined, { loggedIn }: SessionState): Cookies => ({
  cartId: cart?.id ?? '',
  intendType: cart?.intent ?? '',
  flowName: cart ? flowNameOf(cart, loggedIn) : '',
})

/** The cookies that the shop reads of a session, by name. */
export const shopCookies = (
  draft: WorldDraft,
  session: SessionState,
  { audience = session.audience, channel }: { audience?: Audience; channel?: string } = {},
): Cookies => {
  const cart = openCart(draft, session, audience)
  return {
    loggedIn: String(session.loggedIn),
    role: session.role,
    firstName: session.firstName || undefined,
    uuid: session.uuid || undefined,
    lob: session.lob || undefined,
    lastTwoDigits: session.lastTwoDigits || undefined,
    userAuthorized: session.loggedIn ? String(accountStateOf(draft, ownerOf(session)).userAuthorized) : undefined,
    [deviceAuthenticatedCookie]: session.authLevel === 'L1' ? 'true' : undefined,
    channelId: channel || undefined,
    cdlThrottleList: draft.header.throttleList.join('|'),
    [xsrfCookies[0]]: session.xsrfToken,
    [xsrfCookies[1]]: session.xsrfToken,
    ...countCookies(draft, session, cart),
    ...cartCookies(cart, session),
  }
}

const visible = { path: '/', sameSite: 'lax' } as const
const secret = { ...visible, httpOnly: true } as const

type HeldCookies = Readonly<Record<string, string | undefined>>

/** Sets what the browser doesn't hold yet. */
export const setSessionCookies = (
  held: HeldCookies,
  reply: FastifyReply,
  draft: WorldDraft,
  session: SessionState,
  seen: { audience?: Audience; channel?: string } = {},
) => {
  if (held[sessionCookie] !== session.id) reply.setCookie(sessionCookie, session.id, secret)
  for (const [name, value] of Object.entries(shopCookies(draft, session, seen))) {
    if (value !== undefined && (held[name] ?? '') !== value) reply.setCookie(name, value, visible)
  }
}

const sessionBound: readonly string[] = sessionCookies

/** Whether a cookie describes a session, and so is cleared with it. */
export const isSessionCookie = (name: string): boolean => name === sessionCookie || sessionBound.includes(name)

/** Signs the browser out: clears every cookie of the session. */
export const clearSessionCookies = (request: FastifyRequest, reply: FastifyReply) => {
  if (request.cookies[sessionCookie] !== undefined) reply.clearCookie(sessionCookie, secret)
  for (const name of sessionBound) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, visible)
  }
}

/** A guest who may not do something is still a guest. */
const isOver = (status: number, { endedBy, loggedIn }: SessionState) =>
  endedBy !== undefined || (status === 401 && loggedIn)

export interface AnsweredCall {
  readonly metadata: Pick<OperationMetadata, 'kind' | 'setsCookies'>
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

/** Sets the cookies that a call has changed, or clears those of a session that is over. */
export const updateCallCookies = (request: FastifyRequest, reply: FastifyReply, call: AnsweredCall) => {
  const { status, context, result } = call
  if (isOver(status, result.session)) clearSessionCookies(request, reply)
  else if (status === 200 && changesCookies(call)) {
    setSessionCookies(request.cookies, reply, result.draft, result.session, context)
  }
}
