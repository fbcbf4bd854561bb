import type { OperationKey } from '@soe/contracts'
import { gzipSync } from 'node:zlib'
import type { Makings } from '../fault-table'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { onAnswer, instead as insteadOf, onBody, onReply } from '../wrappers'
import { addDevice, cartOf, always, sessionOf, instead } from './parts'

const withCookies = (change: (cookie: string) => string) =>
  always((reply) => ({ ...reply, setCookies: reply.setCookies.map(change) }))

/** Answers that are kept, and given to whoever asks the same. */
const kept = (key: OperationKey, nameOf: (request: TwinRequest) => string) => ({
  wrap: (): Wrapper => {
    const answers = new Map<string, TwinReply>()
    return async (request, pass) => {
      if (request.key !== key) return pass(request)
      const known = answers.get(nameOf(request))
      const reply = known ?? (await pass(request))
      if (reply.status === 200) answers.set(nameOf(request), reply)
      return reply
    }
  },
})

const without = (reply: TwinReply, header: string): TwinReply => {
  const { [header]: _left, ...headers } = reply.headers
  return { ...reply, headers }
}

export const requests: Makings = {
  'sign-out-in-vain': insteadOf('session.logout', async (request, pass) => {
    const reply = await pass({ ...request, url: request.url.replace('session/logout', 'session/keep-alive') })
    return {
      ...reply,
      status: 200,
      body: '{"statusCode":"00","serviceHeader":{"statusCode":"0","statusMsg":"SUCCESS"}}',
    }
  }),
  'keep-alive-in-vain': onAnswer('session.keepAlive', (answer) => {
    answer.expiresAt = new Date(Date.parse(answer.expiresAt as string) + 1_800_000).toISOString()
  }),
  'open-cookie': withCookies((cookie) => cookie.replace('HttpOnly; ', '')),
  'cross-site-cookie': withCookies((cookie) => cookie.replace('SameSite=Strict; ', '')),
  'shared-checkout': kept('checkout.getCheckoutDetails', ({ url }) => url),
  'shared-favorites': kept('wishlist.retrieveFavorites', ({ url }) => url),
  'key-of-everyone': kept('cart.addDevice', ({ headers }) => headers['guie2erequestid'] ?? crypto.randomUUID()),
  'retry-again': (): Wrapper => (request, pass) =>
    pass(
      request.key === 'cart.addDevice'
        ? { ...request, headers: { ...request.headers, guie2erequestid: crypto.randomUUID() } }
        : request,
    ),
  'no-session-as-200': always((reply) => (reply.status === 403 ? { ...reply, status: 200 } : reply)),
  'trace-in-400': always((reply) =>
    reply.status === 400
      ? {
          ...reply,
          body: JSON.stringify({
            error: { code: 'BAD_REQUEST', message: 'Error: bad\n    at read (/srv/shop/src/cart.ts:41:7)' },
          }),
        }
      : reply,
  ),
  'page-for-400': always((reply) =>
    reply.status === 400
      ? { ...reply, headers: { ...reply.headers, 'content-type': 'text/html' }, body: '<h1>Bad Request</h1>' }
      : reply,
  ),
  'crash-for-unknown': always((reply, { key }) =>
    key === 'catalogue.getProduct' && reply.body.includes('ITEM_NOT_FOUND')
      ? { ...reply, status: 500, body: '{"error":{"code":"X","message":"x"}}' }
      : reply,
  ),
  'cut-gzip': onReply('checkout.getCheckoutDetails', (reply, { headers }) => {
    if (!(headers['accept-encoding'] ?? '').includes('gzip')) return reply
    const bytes = gzipSync(reply.body)
    return {
      ...reply,
      headers: { ...reply.headers, 'content-encoding': 'gzip' },
      bytes: bytes.subarray(0, bytes.length - 12),
    }
  }),
  'not-utf-8': onReply('catalogue.listProducts', (reply) => ({
    ...reply,
    bytes: Buffer.from(reply.body.replaceAll('e', 'é'), 'latin1'),
  })),
  'request-id-of-another': (): Wrapper => {
    let first: string | undefined
    return async (request, pass) => {
      const reply = await pass(request)
      first ??= reply.headers['e2erequestid']
      return { ...reply, headers: { ...reply.headers, ...(first !== undefined && { e2erequestid: first }) } }
    }
  },
  'no-request-id': always((reply) => without(reply, 'e2erequestid')),
  'account-in-header': always((reply) =>
    reply.headers['vzwaccountnumber'] === undefined
      ? reply
      : { ...reply, headers: { ...reply.headers, vzwaccountnumber: '7777777777-1' } },
  ),
  'public-cart': onReply('checkout.getCheckoutDetails', (reply) => ({
    ...reply,
    headers: { ...reply.headers, 'cache-control': 'public, max-age=600' },
  })),
  'old-count-cookie': withCookies((cookie) => cookie.replace(/CartCount=\d+/, 'CartCount=0')),
  'text-for-count': onAnswer('recommendations.getRtCartCount', (answer) => {
    answer.rtCartCount = String(answer.rtCartCount)
  }),
  'null-for-absent': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.lineDetails.lastItemAddedLine = null
  }),
  'internal-price': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.internalCost = 412.5
  }),
  'crash-for-accents': (): Wrapper => async (request, pass) => {
    // oxlint-disable-next-line no-control-regex -- whatever is not ASCII
    if (request.key !== 'wishlist.addWishlist' || /^[\x00-\x7f]*$/.test(request.body)) return pass(request)
    return { ...(await pass(request)), status: 500, body: '{"error":{"code":"INTERNAL","message":"Try again."}}' }
  },
  'cookie-of-one-path': always((reply) => ({
    ...reply,
    setCookies: reply.setCookies.map((cookie) =>
      cookie.startsWith('cartId=') ? cookie.replace('Path=/', 'Path=/cart') : cookie,
    ),
  })),
  'request-id-cut': always((reply) => ({
    ...reply,
    headers: { ...reply.headers, e2erequestid: (reply.headers['e2erequestid'] ?? '').slice(0, 16) },
  })),
  'unknown-field-refused': (): Wrapper => async (request, pass) => {
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
  'text-for-quantity': onBody('cart.addAccessories', (body) => {
    for (const line of body.data.lines)
      for (const item of line.addAccessories ?? [])
        if (typeof item.qty === 'string') item.qty = Number.parseInt(item.qty as string, 10) || 1
  }),
  'negative-quantity': onBody('cart.addAccessories', (body) => {
    for (const line of body.data.lines)
      for (const item of line.addAccessories ?? []) if (item.qty < 0) item.qty = -item.qty
  }),
  'no-quantity': onBody('cart.addAccessories', (body) => {
    for (const line of body.data.lines) for (const item of line.addAccessories ?? []) if (item.qty === 0) item.qty = 1
  }),
  'no-clock': (): Wrapper => (request, pass) =>
    pass(
      request.url.startsWith('/test/clock') ? { ...request, body: request.body.replace(/PT\d+M/, 'PT0M') } : request,
    ),
  'account-for-guests': always((reply) => ({
    ...reply,
    headers: { ...reply.headers, vzwaccountnumber: reply.headers['vzwaccountnumber'] ?? '1000000000-1' },
  })),
  'empty-for-strangers': always((reply, { key }) =>
    key === 'cart.checkExistingCart' && reply.status === 403
      ? {
          ...reply,
          status: 200,
          body: '{"statusCode":"00","serviceHeader":{"statusCode":"0","statusMsg":"SUCCESS"},"existingCart":false,"itemCount":0}',
        }
      : reply,
  ),
  'app-unlocked': (): Wrapper => {
    const kept = new Map<string, string>()
    return async (request, pass) => {
      const reply = await pass(request)
      const name = sessionOf(request)
      if (request.key === 'cart.addDevice' && reply.status === 200) kept.set(name, reply.body)
      const isApp = request.headers['channelid']?.includes('MFA') ?? false
      const known = kept.get(name)
      return isApp && known !== undefined && request.key === 'cart.addAccessories' && reply.body.includes('CART_LOCKED')
        ? { ...reply, body: known }
        : reply
    }
  },
  'key-of-every-operation': (): Wrapper => {
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
  'unknown-field-not-stored': instead('cart.addDevice', (given, caller) => {
    const isKnown = Object.keys(given as object).every((name) => ['cartInfo', 'data'].includes(name))
    if (isKnown) return addDevice(given, caller)
    const answer = addDevice(given, caller)
    cartOf(caller).lines.pop()
    return answer
  }),
}
