import type { Audience } from '@soe/contracts'
import { cartItemCount, holdingOf, lobOf, ownerOf, type SessionState, type WorldDraft } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from './identify'
import { xsrfCookies } from './xsrf'

/** What the shop reads of a session: name and value of each cookie that a browser may see. */
export const shopCookies = (
  draft: WorldDraft,
  session: SessionState,
  audience: Audience = session.audience,
): Record<string, string> => {
  const holding = holdingOf(draft, ownerOf(session))
  const cart = draft.carts.get(holding.cartIds[lobOf(audience)] ?? '')
  const open = cart?.status === 'open' ? cart : undefined
  const wishlist = holding.wishlistId === undefined ? undefined : draft.wishlists.get(holding.wishlistId)
  const cartCount = String(open ? cartItemCount(open) : 0)
  return {
    loggedIn: String(session.loggedIn),
    role: session.role,
    [session.loggedIn ? 'gnCartCount' : 'prospectCartCount']: cartCount,
    [session.loggedIn ? 'wishListCount' : 'prospectWishListCount']: String(wishlist?.items.length ?? 0),
    cartId: open?.id ?? '',
    ...(session.firstName && { firstName: session.firstName }),
    [xsrfCookies[0]]: session.xsrfToken,
    [xsrfCookies[1]]: session.xsrfToken,
  }
}

const visible = { path: '/', sameSite: 'lax' } as const
const secret = { ...visible, httpOnly: true } as const

/** Sets what the browser doesn't hold yet. */
export const setSessionCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  draft: WorldDraft,
  session: SessionState,
  audience?: Audience,
) => {
  if (request.cookies[sessionCookie] !== session.id) reply.setCookie(sessionCookie, session.id, secret)
  for (const [name, value] of Object.entries(shopCookies(draft, session, audience))) {
    if ((request.cookies[name] ?? '') !== value) reply.setCookie(name, value, visible)
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
