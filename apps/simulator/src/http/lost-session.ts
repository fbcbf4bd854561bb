import { findOperation } from '@soe/contracts'
import { baseAfter, type SignedOut } from '@soe/rules'
import type { World } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '../pipeline/call-input'

/** The carrier's own page after a sign-out. */
const { redirect = '/' } = findOperation('session.logoutPage').metadata

/** The page that shows why one is signed out, in the language of the address that was asked for. */
export const signedOutPage = (url: string): string => `${baseAfter(url)}${redirect}`

export const isSignedOutPage = (url: string): boolean =>
  (url.split('?', 1)[0] ?? '').replace(/\/$/, '') === signedOutPage(url)

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
export const lostSession = (world: World, { cookies, url }: FastifyRequest, now: number): SignedOut | undefined => {
  if (cookies['loggedIn'] === 'true') {
    const reason = hasTimedOut(world, cookies[sessionCookie], now) ? 'idle' : 'elsewhere'
    return { reason, items: countOf(cookies['gnCartCount']), ...(!isSignedOutPage(url) && { from: url }) }
  }
  const items = countOf(cookies['prospectCartCount'])
  return items > 0 ? { reason: 'ended', items } : undefined
}
