import type { Drift } from '../drift'
import type { TwinReply, Wrapper } from '../twin'
import { reported } from './reported'
import { addDevice, cartOf, sessionOf } from './parts'

/** Further faults of requests, sessions and locks, which nobody had judged before they were drawn. */
export const furtherRequestDrifts: readonly Drift[] = [
  reported('emoji', 'crash-for-accents', 'whatever is not ASCII crashes').by(
    'wishlist.addWishlist',
    (): Wrapper => async (request, pass) => {
      // oxlint-disable-next-line no-control-regex -- whatever is not ASCII
      if (request.key !== 'wishlist.addWishlist' || /^[\x00-\x7f]*$/.test(request.body)) return pass(request)
      return { ...(await pass(request)), status: 500, body: '{"error":{"code":"INTERNAL","message":"Try again."}}' }
    },
  ),
  reported('cookiePath', 'cookie-of-one-path', 'the cookie of the cart is for one path').always(
    'cart.addDevice',
    (reply) => ({
      ...reply,
      setCookies: reply.setCookies.map((cookie) =>
        cookie.startsWith('cartId=') ? cookie.replace('Path=/', 'Path=/cart') : cookie,
      ),
    }),
  ),
  reported('cut', 'request-id-cut', 'the id of a request is cut to sixteen characters').always(
    'cart.addDevice',
    (reply) => ({
      ...reply,
      headers: { ...reply.headers, e2erequestid: (reply.headers['e2erequestid'] ?? '').slice(0, 16) },
    }),
  ),
  reported('strictBody', 'unknown-field-refused', 'a field that the contract leaves open is refused').by(
    'cart.addDevice',
    (): Wrapper => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addDevice') return reply
      const known = ['cartInfo', 'data']
      try {
        const names = Object.keys(JSON.parse(request.body) as object)
        return names.every((name) => known.includes(name))
          ? reply
          : { ...reply, status: 400, body: '{"error":{"code":"UNKNOWN_FIELD","message":"This field is not known."}}' }
      } catch {
        return reply
      }
    },
  ),
  reported('coerced', 'text-for-quantity', 'a quantity may be a text').body('cart.addAccessories', (body) => {
    for (const line of body.data.lines)
      for (const item of line.addAccessories ?? [])
        if (typeof item.qty === 'string') item.qty = Number.parseInt(item.qty as string, 10) || 1
  }),
  reported('negative', 'negative-quantity', 'a negative quantity is taken').body('cart.addAccessories', (body) => {
    for (const line of body.data.lines)
      for (const item of line.addAccessories ?? []) if (item.qty < 0) item.qty = -item.qty
  }),
  reported('negative', 'no-quantity', 'a quantity of 0 is taken').body('cart.addAccessories', (body) => {
    for (const line of body.data.lines) for (const item of line.addAccessories ?? []) if (item.qty === 0) item.qty = 1
  }),
  reported('slidingOff', 'no-clock', 'sessions and locks never end').by(
    'session.keepAlive',
    (): Wrapper => (request, pass) =>
      pass(
        request.url.startsWith('/test/clock') ? { ...request, body: request.body.replace(/PT\d+M/, 'PT0M') } : request,
      ),
  ),
  reported('sharedSession', 'account-for-guests', 'guests get the number of an account').always(
    'cart.addDevice',
    (reply) => ({
      ...reply,
      headers: { ...reply.headers, vzwaccountnumber: reply.headers['vzwaccountnumber'] ?? '1000000000-1' },
    }),
  ),
  reported('errorAs200', 'empty-for-strangers', 'a caller without a session gets an empty cart').always(
    'cart.checkExistingCart',
    (reply, { key }) =>
      key === 'cart.checkExistingCart' && reply.status === 403
        ? {
            ...reply,
            status: 200,
            body: '{"statusCode":"00","serviceHeader":{"statusCode":"0","statusMsg":"SUCCESS"},"existingCart":false,"itemCount":0}',
          }
        : reply,
  ),
  reported('lockedReads', 'app-unlocked', 'a lock is ignored for callers of the app').by(
    'cart.addAccessories',
    (): Wrapper => {
      const kept = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        const name = sessionOf(request)
        if (request.key === 'cart.addDevice' && reply.status === 200) kept.set(name, reply.body)
        const isApp = request.headers['channelid']?.includes('MFA') ?? false
        const known = kept.get(name)
        return isApp &&
          known !== undefined &&
          request.key === 'cart.addAccessories' &&
          reply.body.includes('CART_LOCKED')
          ? { ...reply, body: known }
          : reply
      }
    },
  ),
  reported('retryKey', 'key-of-every-operation', 'a request id stands for an answer whatever is called').by(
    'cart.addDevice',
    (): Wrapper => {
      const kept = new Map<string, TwinReply>()
      return async (request, pass) => {
        const id = request.headers['guie2erequestid']
        if (request.key === undefined || id === undefined || request.url.includes('retrieve')) return pass(request)
        const name = `${sessionOf(request)} ${id}`
        const reply = kept.get(name) ?? (await pass(request))
        kept.set(name, reply)
        return reply
      }
    },
  ),
  reported(
    'strictBody',
    'unknown-field-not-stored',
    'a change with a further field is done, and nothing is stored',
  ).runs('cart.addDevice', (given, caller) => {
    const isKnown = Object.keys(given as object).every((name) => ['cartInfo', 'data'].includes(name))
    if (isKnown) return addDevice(given, caller)
    const answer = addDevice(given, caller)
    cartOf(caller).lines.pop()
    return answer
  }),
]
