import type { Makings } from '../fault-table'
import type { TwinReply } from '../twin'
import { instead, jsonReply, onAnswer, onError, onReply, type Loose } from '../wrappers'

const html = '<!doctype html><title>Sign in</title><form action="/login"></form>'

const page = (status: number): TwinReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  setCookies: [],
  body: html,
})

const withHeader = (name: string, value: string) => (reply: TwinReply) => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
})

const withoutHeader = (name: string) => (reply: TwinReply) => {
  const { [name]: _, ...headers } = reply.headers
  return { ...reply, headers }
}

const editCookies = (edit: (cookie: string) => string | undefined) => (reply: TwinReply) => ({
  ...reply,
  setCookies: reply.setCookies.flatMap((cookie) => edit(cookie) ?? []),
})

const setCode = (code: string) => (answer: Loose) => {
  answer.serviceHeader.statusCode = code
  return answer as unknown
}

export const replyDrifts: Makings = {
  'business-error-500': onError('checkout.getOrder', (reply) => ({ ...reply, status: 500 })),
  'unknown-product-empty': onError('catalogue.getProduct', (reply) => ({
    ...reply,
    status: 200,
    body: '{"product":{}}',
  })),
  'no-request-id': onReply('cart.addDevice', withoutHeader('e2erequestid')),
  'other-request-id': onReply('cart.addPlan', withHeader('e2erequestid', 'backend-1')),
  'no-count-cookie': onReply(
    'cart.addDevice',
    editCookies((cookie) => (/CartCount=/.test(cookie) ? undefined : cookie)),
  ),
  'cookie-without-path': onReply(
    'cart.addDevice',
    editCookies((cookie) => (cookie.startsWith('cartId=') ? cookie.replace('; Path=/', '') : cookie)),
  ),
  'hidden-count-cookie': onReply(
    'cart.addDevice',
    editCookies((cookie) => (/CartCount=/.test(cookie) ? `${cookie}; HttpOnly` : cookie)),
  ),
  'public-cart': onReply('checkout.getCheckoutDetails', withHeader('cache-control', 'public, max-age=60')),
  'json-as-html': onReply('plans.getPlans', withHeader('content-type', 'text/html')),
  'latin-json': onReply('content.getStaticContent', withHeader('content-type', 'application/json; charset=iso-8859-1')),
  'created-201': onReply('wishlist.addWishlist', (reply) => ({ ...reply, status: 201 })),
  'login-page': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'cart.addDevice' && reply.status === 401 ? page(200) : reply
  },
  'gateway-page': instead('chat.livePersonSubmitfeedback', () => page(503)),
  'empty-200': onReply('log.jsNotify', (reply) => ({ ...reply, body: '' })),
  'other-success-code': onAnswer('cart.addDevice', setCode('SUCCESS')),
  'removal-success-code': onAnswer('cart.addAccessories', (answer, { body }) =>
    body.includes('"removeAccessories"') ? setCode('SUCCESS')(answer) : undefined,
  ),
  'foreign-error-id': onError('wishlist.addWishlist', (_reply, envelope) => {
    const [error] = envelope.errors
    Object.assign(error, { id: '1008', name: 'CART_EMPTY' })
    Object.assign(envelope, { statusCode: '1008', serviceHeader: { statusCode: '1008', statusMsg: 'CART_EMPTY' } })
  }),
  'unknown-error-id': onError('checkout.getCheckoutDetails', (reply) => ({
    ...reply,
    body: reply.body.replaceAll('"1008"', '"E-77"'),
  })),
  'other-severity': onError('cart.addPlan', (reply) => ({
    ...reply,
    body: reply.body.replace('"Blocker"', '"Error"'),
  })),
  'lock-without-channel': onError('cart.addAccessories', (_reply, envelope) => {
    envelope.errors[0].details = []
  }),
  'wishlist-code': onAnswer('wishlist.removeWishlist', (answer) => {
    answer.statusCode = '00'
  }),
  'other-error-name': onError('cart.saveCart', (_reply, envelope) => {
    envelope.errors[0].name = 'EMPTY_CART'
  }),
  'success-code-of-error': onError('quote.retrieveCartFromQuote', (_reply, envelope) => {
    envelope.statusCode = '00'
  }),
  'empty-errors': onError('cart.applyPromo', (_reply, envelope) => {
    envelope.errors = []
  }),
  'plain-refusal': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'checkout.acceptAgreements' && reply.status === 400
      ? jsonReply(request, 400, { message: 'Bad Request' })
      : reply
  },
}
