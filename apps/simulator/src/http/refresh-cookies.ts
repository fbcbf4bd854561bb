import { createDraft, readWorldClock } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearSessionCookies, isSessionCookie, setSessionCookies } from './cookies'
import { channelOf, findWorld, liveSession } from './identify'
import type { Pipeline } from './run-call'

const asHeader = (cookies: Record<string, string | undefined>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ')

/**
 * A browser can outlive its session or its world, and a lost cart clears what a script can clear: with the
 * next page, cookies of a lost session go, and a customer's come back. Answers the cookies as they stand then.
 */
export const settleCookies = async (
  { worlds, clock, ids }: Pipeline,
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
