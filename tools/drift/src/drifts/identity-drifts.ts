import { operations } from '@soe/contracts'
import type { Drift } from '../drift'
import type { TwinReply } from '../twin'
import { instead, jsonReply, onAnswer, worldOf, type Loose } from '../wrappers'

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
  {
    id: 'cart-of-another',
    class: 'E',
    title: 'a cart is shown to every caller that names it',
    only: ['checkout.getCheckoutDetails'],
    at: ['checkout.getCheckoutDetails', 'reads-other-cart'],
    wrap: () => {
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
  },
  {
    id: 'session-after-sign-out',
    class: 'E',
    title: 'the session works after signing out',
    only: ['session.logout'],
    at: ['session.logout', 'session-survives'],
    wrap: instead('session.logout', (request) => jsonReply(request, 200, done)),
  },
  {
    id: 'role-cookie',
    class: 'E',
    title: 'a role that the browser wrote counts',
    only: ['cart.retrieveBundleAccCart'],
    at: ['cart.retrieveBundleAccCart', 'edited-cookies'],
    wrap: asGuest('cart.retrieveBundleAccCart', (cookie) => cookie.includes('role=mobilesecure')),
  },
  {
    id: 'no-session',
    class: 'E',
    title: "a member's path serves callers without a session",
    only: ['cart.checkExistingCart'],
    at: ['cart.checkExistingCart', 'no-session'],
    wrap: asGuest('cart.checkExistingCart', (cookie) => !cookie.includes('sim-session')),
  },
  {
    id: 'no-token',
    class: 'E',
    title: 'the anti-forgery token is not checked',
    only: ['checkout.selectPayment'],
    at: ['checkout.selectPayment', 'no-token'],
    wrap: () => async (request, pass) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(request.headers['cookie'] ?? '')?.[1]
      const isPayment = request.key === 'checkout.selectPayment' && token !== undefined
      return pass(isPayment ? { ...request, headers: { ...request.headers, 'x-xsrf-token': token } } : request)
    },
  },
  {
    id: 'kept-alive-in-vain',
    class: 'E',
    title: 'keep-alive answers, and the session ends all the same',
    only: ['session.keepAlive'],
    at: ['session.keepAlive', 'not-kept'],
    wrap: instead('session.keepAlive', (request) =>
      jsonReply(request, 200, { ...done, expiresAt: new Date(Date.now() + 1_800_000).toISOString() }),
    ),
  },
  {
    id: 'owner-on-shared-list',
    class: 'E',
    title: "a shared wishlist shows its owner's number",
    only: ['wishlist.retrieveWishlist'],
    at: ['wishlist.retrieveWishlist', 'mtn'],
    wrap: onAnswer('wishlist.retrieveWishlist', (answer, { body }) => {
      if (body.includes('"wid"')) answer.data.wishList.mtn = '2075550148'
      return undefined
    }),
  },
  {
    id: 'endless-session',
    class: 'E',
    title: 'a session never ends',
    only: ['session.keepAlive'],
    at: ['session.keepAlive', 'session-too-long'],
    wrap: () => async (request, pass) => {
      const isLong = request.url === '/__sim/v1/states' && request.body.includes('"PT31M"')
      return pass(isLong ? { ...request, body: request.body.replace('PT31M', 'PT1M') } : request)
    },
  },
  {
    id: 'early-session-end',
    class: 'E',
    title: 'a session ends although calls were made',
    only: ['session.keepAlive'],
    at: ['session.keepAlive', 'not-kept'],
    wrap: () => {
      const ended = new Map<string, number>()
      return async (request, pass) => {
        if (request.body.includes('"time passed"')) {
          const world = /"of":"([^~"]+)/.exec(request.body)?.[1] ?? ''
          ended.set(world, (ended.get(world) ?? 0) + 1)
        }
        const isOver = request.key === 'cart.addDevice' && (ended.get(worldOf(request)) ?? 0) > 1
        return isOver ? jsonReply(request, 401, { error: { code: 'NO_SESSION', message: 'Sign in.' } }) : pass(request)
      }
    },
  },
]
