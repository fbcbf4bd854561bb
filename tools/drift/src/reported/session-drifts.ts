import { gzipSync } from 'node:zlib'
import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { reported } from './reported'

/** Answers that are kept, and given to every caller that asks the same. */
const kept = (key: OperationKey, nameOf: (request: TwinRequest) => string) => (): Wrapper => {
  const answers = new Map<string, TwinReply>()
  return async (request, pass) => {
    if (request.key !== key) return pass(request)
    const known = answers.get(nameOf(request))
    const reply = known ?? (await pass(request))
    if (reply.status === 200) answers.set(nameOf(request), reply)
    return reply
  }
}

const without = (reply: TwinReply, header: string): TwinReply => {
  const { [header]: _left, ...headers } = reply.headers
  return { ...reply, headers }
}

/** Sessions, retries, and what crosses the wire. */
export const reportedSessionDrifts: readonly Drift[] = [
  reported('signOut', 'sign-out-in-vain', 'signing out ends nothing').instead(
    'session.logout',
    async (request, pass) => {
      const reply = await pass({ ...request, url: request.url.replace('session/logout', 'session/keep-alive') })
      return {
        ...reply,
        status: 200,
        body: '{"statusCode":"00","serviceHeader":{"statusCode":"0","statusMsg":"SUCCESS"}}',
      }
    },
  ),
  reported('tokenLives', 'keep-alive-in-vain', 'keeping alive tells the end of an hour').answer(
    'session.keepAlive',
    (answer) => {
      answer.expiresAt = new Date(Date.parse(answer.expiresAt as string) + 1_800_000).toISOString()
    },
  ),
  reported('sharedSession', 'open-cookie', 'scripts can read the session cookie').cookies('cart.addDevice', (cookie) =>
    cookie.replace('HttpOnly; ', ''),
  ),
  reported('sharedSession', 'cross-site-cookie', 'the session cookie goes to every site').cookies(
    'cart.addDevice',
    (cookie) => cookie.replace('SameSite=Strict; ', ''),
  ),
  reported('sharedAnswer', 'shared-checkout', 'the first answer about a cart goes to everyone').by(
    'checkout.getCheckoutDetails',
    kept('checkout.getCheckoutDetails', ({ url }) => url),
  ),
  reported('sharedAnswer', 'shared-favorites', 'the first answer of favorites goes to everyone').by(
    'wishlist.retrieveFavorites',
    kept('wishlist.retrieveFavorites', ({ url }) => url),
  ),
  reported('retryKey', 'key-of-everyone', 'a request id returns the same answer to every sender').by(
    'cart.addDevice',
    kept('cart.addDevice', ({ headers }) => headers['guie2erequestid'] ?? crypto.randomUUID()),
  ),
  reported('retry', 'retry-again', 'a request that comes again is made again').by(
    'cart.addDevice',
    (): Wrapper => (request, pass) =>
      pass(
        request.key === 'cart.addDevice'
          ? { ...request, headers: { ...request.headers, guie2erequestid: crypto.randomUUID() } }
          : request,
      ),
  ),
  reported('errorAs200', 'no-session-as-200', 'a caller without a session gets 200').always(
    'cart.checkExistingCart',
    (reply) => (reply.status === 403 ? { ...reply, status: 200 } : reply),
  ),
  reported('stackTrace', 'trace-in-400', 'a refusal has a stack trace').always('cart.addDevice', (reply) =>
    reply.status === 400
      ? {
          ...reply,
          body: JSON.stringify({
            error: { code: 'BAD_REQUEST', message: 'Error: bad\n    at read (/srv/shop/src/cart.ts:41:7)' },
          }),
        }
      : reply,
  ),
  reported('htmlError', 'page-for-400', 'a refusal is a page').always('cart.addDevice', (reply) =>
    reply.status === 400
      ? { ...reply, headers: { ...reply.headers, 'content-type': 'text/html' }, body: '<h1>Bad Request</h1>' }
      : reply,
  ),
  reported('errorAs200', 'crash-for-unknown', 'an unknown product is a crash').always(
    'catalogue.getProduct',
    (reply, { key }) =>
      key === 'catalogue.getProduct' && reply.body.includes('ITEM_NOT_FOUND')
        ? { ...reply, status: 500, body: '{"error":{"code":"X","message":"x"}}' }
        : reply,
  ),
  reported('bytes', 'cut-gzip', 'compressed answers end early').reply(
    'checkout.getCheckoutDetails',
    (reply, { headers }) => {
      if (!(headers['accept-encoding'] ?? '').includes('gzip')) return reply
      const bytes = gzipSync(reply.body)
      return {
        ...reply,
        headers: { ...reply.headers, 'content-encoding': 'gzip' },
        bytes: bytes.subarray(0, bytes.length - 12),
      }
    },
  ),
  reported('doubleEncoded', 'not-utf-8', 'texts are Latin-1 under UTF-8').reply('catalogue.listProducts', (reply) => ({
    ...reply,
    bytes: Buffer.from(reply.body.replaceAll('e', 'é'), 'latin1'),
  })),
  reported('sharedAnswer', 'request-id-of-another', 'every answer names the first request').by(
    'cart.addDevice',
    (): Wrapper => {
      let first: string | undefined
      return async (request, pass) => {
        const reply = await pass(request)
        first ??= reply.headers['e2erequestid']
        return { ...reply, headers: { ...reply.headers, ...(first !== undefined && { e2erequestid: first }) } }
      }
    },
  ),
  reported('sharedAnswer', 'no-request-id', 'no answer names its request').always('cart.addDevice', (reply) =>
    without(reply, 'e2erequestid'),
  ),
  reported('ownership', 'account-in-header', 'the header names the account of another').always(
    'checkout.getCheckoutDetails',
    (reply) =>
      reply.headers['vzwaccountnumber'] === undefined
        ? reply
        : { ...reply, headers: { ...reply.headers, vzwaccountnumber: '7777777777-1' } },
  ),
  reported('undocumentedCache', 'public-cart', 'proxies may keep the cart').reply(
    'checkout.getCheckoutDetails',
    (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'cache-control': 'public, max-age=600' },
    }),
  ),
  reported('count', 'old-count-cookie', 'the cookie counts no items').cookies('cart.addDevice', (cookie) =>
    cookie.replace(/CartCount=\d+/, 'CartCount=0'),
  ),
  reported('negative', 'text-for-count', 'the count is a text').answer('recommendations.getRtCartCount', (answer) => {
    answer.rtCartCount = String(answer.rtCartCount)
  }),
  reported('negative', 'null-for-absent', 'what is absent is null').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.lineDetails.lastItemAddedLine = null
    },
  ),
  reported('ownershipOfOne', 'internal-price', 'the cart shows what a device costs the shop').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.internalCost = 412.5
    },
  ),
]
