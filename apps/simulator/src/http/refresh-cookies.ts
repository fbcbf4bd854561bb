import { createDraft, readWorldClock } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearSessionCookies, isSessionCookie, setSessionCookies } from './cookies'
import { channelOf, findWorld, liveSession } from './identify'
import type { WorldAccess } from '../pipeline/change-world'

const asHeader = (cookies: Record<string, string | undefined>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ')

/**
 * A browser can outlive its session or its world, and the page of a lost cart clears the cookies that scripts can
 * clear. The next page drops the cookies of a lost session and restores a customer's. Returns the cookie header.
 */
export const refreshCookies = async (
  { worlds, clock, ids }: WorldAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const world = await findWorld(worlds, request, reply)
  const now = readWorldClock(world.header.clock, clock())
  const session = liveSession(world, request, now)
  if (!session) {
    clearSessionCookies(request, reply)
    return asHeader(Object.fromEntries(Object.entries(request.cookies).filter(([name]) => !isSessionCookie(name))))
  }
  if (session.loggedIn && request.cookies['loggedIn'] === undefined) {
    setSessionCookies(request.cookies, reply, createDraft(world, now, ids), session, { channel: channelOf(request) })
    return asHeader({ ...request.cookies, loggedIn: 'true', role: session.role })
  }
  return request.headers.cookie ?? ''
}
