import { touchSession } from '@soe/carrier'
import { signedOutCookie, signedOutMaxAge, writeSignedOut, baseAfter, type SignedOut } from '@soe/rules'
import { createDraft, readWorldClock, type SessionState, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearSessionCookies, isSessionCookie, setSessionCookies } from './cookies'
import { channelOf, findWorld, isAhead, liveSession } from './identify'
import { changeWorld, type WorldAccess } from '../pipeline/change-world'
import { findOperation } from '@soe/contracts'
import { sessionCookie } from '../pipeline/call-input'

/** The carrier's own page after a sign-out. */
const { redirect = '/' } = findOperation('session.logoutPage').metadata

/** The page that shows why one is signed out, in the language of the address that was asked for. */
const signedOutPage = (url: string): string => `${baseAfter(url)}${redirect}`

const isSignedOutPage = (url: string): boolean => (url.split('?', 1)[0] ?? '').replace(/\/$/, '') === signedOutPage(url)

const countOf = (text: string | undefined) => Number.parseInt(text ?? '', 10) || 0

const hasTimedOut = (world: World, id: string | undefined, now: number): boolean => {
  const session = world.collections.sessions.get(id ?? '')
  return (
    session !== undefined &&
    session.endedBy !== 'sign-out' &&
    (session.endedBy !== undefined || now >= session.expiresAt)
  )
}

/** Why the session that the browser's cookies describe is gone; undefined where nothing of value went with it. */
const lostSession = (world: World, { cookies, url }: FastifyRequest, now: number): SignedOut | undefined => {
  if (cookies['loggedIn'] === 'true') {
    const reason = hasTimedOut(world, cookies[sessionCookie], now) ? 'idle' : 'elsewhere'
    return { reason, items: countOf(cookies['gnCartCount']), ...(!isSignedOutPage(url) && { from: url }) }
  }
  const items = countOf(cookies['prospectCartCount'])
  return items > 0 ? { reason: 'ended', items } : undefined
}

const asHeader = (cookies: Record<string, string | undefined>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ')

export interface RefreshedCookies {
  /** The cookie header of the shopper that the page is for. */
  readonly cookies: string
  /** Where the browser goes instead: a customer whose session is over hears of it before anything else. */
  readonly redirect?: string
}

const without = ({ cookies }: FastifyRequest, isDropped: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => !isDropped(name)))

const dropSession = (world: World, request: FastifyRequest, reply: FastifyReply, now: number): RefreshedCookies => {
  clearSessionCookies(request, reply)
  const kept = without(request, isSessionCookie)
  const lost = lostSession(world, request, now)
  if (!lost) return { cookies: asHeader(kept) }
  const text = kept[signedOutCookie] ?? writeSignedOut(lost)
  reply.setCookie(signedOutCookie, text, { path: '/', sameSite: 'lax', maxAge: signedOutMaxAge })
  return {
    cookies: asHeader({ ...kept, [signedOutCookie]: text }),
    ...(lost.reason !== 'ended' && !isSignedOutPage(request.url) && { redirect: signedOutPage(request.url) }),
  }
}

/** A page that is opened is a sign of life, as a call is; one that is fetched ahead is none. */
const keepAlive = (access: WorldAccess, world: World, { id }: SessionState) =>
  changeWorld(access, world.header.id, (makeDraft) => {
    const draft = makeDraft()
    const session = draft.sessions.get(id)
    if (session) touchSession(draft, session)
    return { draft }
  })

/**
 * A browser can outlive its session or its world, and the page of a lost cart clears the cookies that scripts can
 * clear. The next page drops the cookies of a lost session, says so, and restores a customer's.
 */
export const refreshCookies = async (
  access: WorldAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RefreshedCookies> => {
  const { worlds, clock, ids } = access
  const world = await findWorld(worlds, request, reply)
  // Whose session it is, and whether it is over, a real backend knows alone.
  if (world.header.carrier) return { cookies: request.headers.cookie ?? '' }
  const now = readWorldClock(world.header.clock, clock())
  const session = liveSession(world, request, now)
  if (!session) return dropSession(world, request, reply, now)
  if (!isAhead(request)) await keepAlive(access, world, session)
  if (session.loggedIn && request.cookies['loggedIn'] === undefined) {
    setSessionCookies(request.cookies, reply, createDraft(world, now, ids), session, { channel: channelOf(request) })
    return { cookies: asHeader({ ...request.cookies, loggedIn: 'true', role: session.role }) }
  }
  return { cookies: request.headers.cookie ?? '' }
}
