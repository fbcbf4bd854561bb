import { operations } from '@soe/contracts'
import type { Drift } from '../drift'
import { drift } from '../row'
import type { TwinReply } from '../twin'
import { jsonReply, worldOf, type Loose } from '../wrappers'

const pathOf = (key: string, audience: 'signed-in' | 'prospect') =>
  operations.find((operation) => operation.key === key)?.operation.metadata.paths[audience] ?? ''

/** Serves a member's path to a caller who is not one, as a guest's. */
const asGuest =
  (key: string, when: (cookie: string) => boolean): NonNullable<Drift['wrap']> =>
  () =>
  async (request, pass) => {
    const [path] = request.url.split('?')
    const isMembers = request.key === key && path === pathOf(key, 'signed-in')
    const { cookie = '' } = request.headers
    return pass(isMembers && when(cookie) ? { ...request, url: pathOf(key, 'prospect') } : request)
  }

const done = { statusCode: '00', serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' } }

export const identityDrifts: readonly Drift[] = [
  drift('E', 'cart-of-another', 'a cart is shown to every caller that names it', 'reads-other-cart').by(
    'checkout.getCheckoutDetails',
    () => {
      const carts = new Map<string, TwinReply>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'checkout.getCheckoutDetails') return reply
        const named = request.headers['cartid'] ?? ''
        const known = carts.get(named)
        const own = (JSON.parse(reply.body || '{}') as Loose).cart?.cartId as string | undefined
        if (own !== undefined) carts.set(own, reply)
        return own === undefined && known ? { ...known, headers: reply.headers, setCookies: [] } : reply
      }
    },
  ),
  drift('E', 'session-after-sign-out', 'the session works after signing out', 'session-survives').instead(
    'session.logout',
    (request) => jsonReply(request, 200, done),
  ),
  drift('E', 'role-cookie', 'a role that the browser wrote counts', 'edited-cookies').by(
    'cart.retrieveBundleAccCart',
    asGuest('cart.retrieveBundleAccCart', (cookie) => cookie.includes('role=mobilesecure')),
  ),
  drift('E', 'no-session', "a member's path serves callers without a session", 'no-session').by(
    'cart.checkExistingCart',
    asGuest('cart.checkExistingCart', (cookie) => !cookie.includes('sim-session')),
  ),
  drift('E', 'no-token', 'the anti-forgery token is not checked', 'no-token').by(
    'checkout.selectPayment',
    () => async (request, pass) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(request.headers['cookie'] ?? '')?.[1]
      const isPayment = request.key === 'checkout.selectPayment' && token !== undefined
      return pass(isPayment ? { ...request, headers: { ...request.headers, 'x-xsrf-token': token } } : request)
    },
  ),
  drift('E', 'kept-alive-in-vain', 'keep-alive answers, and the session ends all the same', 'not-kept').instead(
    'session.keepAlive',
    (request) => jsonReply(request, 200, { ...done, expiresAt: new Date(Date.now() + 1_800_000).toISOString() }),
  ),
  drift('E', 'owner-on-shared-list', "a shared wishlist shows its owner's number", 'mtn').answer(
    'wishlist.retrieveWishlist',
    (answer, { body }) => {
      if (body.includes('"wid"')) answer.data.wishList.mtn = '2075550148'
    },
  ),
  drift('E', 'endless-session', 'a session never ends', 'session-too-long').by(
    'session.keepAlive',
    () => async (request, pass) => {
      const isLong = request.url === '/__sim/v1/states' && request.body.includes('"PT31M"')
      return pass(isLong ? { ...request, body: request.body.replace('PT31M', 'PT1M') } : request)
    },
  ),
  drift('E', 'early-session-end', 'a session ends although calls were made', 'not-kept').by('session.keepAlive', () => {
    const ended = new Map<string, number>()
    return async (request, pass) => {
      if (request.body.includes('"time passed"')) {
        const world = /"of":"([^~"]+)/.exec(request.body)?.[1] ?? ''
        ended.set(world, (ended.get(world) ?? 0) + 1)
      }
      const isOver = request.key === 'cart.addDevice' && (ended.get(worldOf(request)) ?? 0) > 1
      return isOver ? jsonReply(request, 401, { error: { code: 'NO_SESSION', message: 'Sign in.' } }) : pass(request)
    }
  }),
]
