import type { Audience } from '@soe/contracts'
import { cartItemCount, flowNameOf, holdingOf, lobOf, ownerOf } from '@soe/carrier'
import { type CartState, type SessionState, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from './identify'
import { xsrfCookies } from './xsrf'

/** Tells the app's guest checkout that the device is known; the carrier's name for it is not. */
export const deviceAuthenticatedCookie = 'deviceAuthenticated'

/** Those that are not to be set are undefined. */
type Cookies = Record<string, string | undefined>

const openCart = (draft: WorldDraft, session: SessionState, audience: Audience): CartState | undefined => {
  const cart = draft.carts.get(holdingOf(draft, ownerOf(session)).cartIds[lobOf(audience)] ?? '')
  return cart?.status === 'open' ? cart : undefined
}

const countCookies = (draft: WorldDraft, session: SessionState, cart: CartState | undefined): Cookies => {
  const { wishlistId = '' } = holdingOf(draft, ownerOf(session))
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

/** What the shop reads of a session: name and value of each cookie that a browser may see. */
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

const sessionBound: readonly string[] = [
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
  'lastTwoDigits',
  deviceAuthenticatedCookie,
  'channelId',
  'cdlThrottleList',
  ...xsrfCookies,
]

/** Whether a cookie speaks of a session, so that it goes with it. */
export const isSessionCookie = (name: string): boolean => name === sessionCookie || sessionBound.includes(name)

/** Signs the browser out: what spoke of the session goes. */
export const clearSessionCookies = (request: FastifyRequest, reply: FastifyReply) => {
  if (request.cookies[sessionCookie] !== undefined) reply.clearCookie(sessionCookie, secret)
  for (const name of sessionBound) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, visible)
  }
}
