import type { Drift } from '../drift'
import { instead, jsonReply, onAnswer, onError, onReply, type Loose } from '../wrappers'
import type { TwinReply } from '../twin'

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

export const replyDrifts: readonly Drift[] = [
  {
    id: 'business-error-500',
    class: 'B',
    title: 'a business error comes with HTTP 500',
    only: ['checkout.getOrder'],
    at: ['checkout.getOrder', 'error-status'],
    wrap: onError('checkout.getOrder', (reply) => ({ ...reply, status: 500 })),
  },
  {
    id: 'unknown-product-empty',
    class: 'B',
    title: 'an unknown product answers 200 with an empty product',
    only: ['catalogue.getProduct'],
    at: ['catalogue.getProduct', 'product'],
    wrap: onError('catalogue.getProduct', (reply) => ({ ...reply, status: 200, body: '{"product":{}}' })),
  },
  {
    id: 'no-request-id',
    class: 'B',
    title: 'e2erequestid is no longer echoed',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'e2erequestid'],
    wrap: onReply('cart.addDevice', withoutHeader('e2erequestid')),
  },
  {
    id: 'other-request-id',
    class: 'B',
    title: 'e2erequestid is an id of the backend',
    only: ['cart.addPlan'],
    at: ['cart.addPlan', 'e2erequestid'],
    wrap: onReply('cart.addPlan', withHeader('e2erequestid', 'backend-1')),
  },
  {
    id: 'no-count-cookie',
    class: 'B',
    title: 'adding a phone no longer sets the count cookie',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'count-cookie'],
    wrap: onReply(
      'cart.addDevice',
      editCookies((cookie) => (/CartCount=/.test(cookie) ? undefined : cookie)),
    ),
  },
  {
    id: 'cookie-without-path',
    class: 'B',
    title: 'the cookie cartId loses its path',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'cartId'],
    wrap: onReply(
      'cart.addDevice',
      editCookies((cookie) => (cookie.startsWith('cartId=') ? cookie.replace('; Path=/', '') : cookie)),
    ),
  },
  {
    id: 'hidden-count-cookie',
    class: 'B',
    title: 'the count cookie becomes HttpOnly',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'CartCount'],
    wrap: onReply(
      'cart.addDevice',
      editCookies((cookie) => (/CartCount=/.test(cookie) ? `${cookie}; HttpOnly` : cookie)),
    ),
  },
  {
    id: 'public-cart',
    class: 'B',
    title: 'a personal cart may be cached by anyone',
    only: ['checkout.getCheckoutDetails'],
    at: ['checkout.getCheckoutDetails', 'cache-control'],
    wrap: onReply('checkout.getCheckoutDetails', withHeader('cache-control', 'public, max-age=60')),
  },
  {
    id: 'json-as-html',
    class: 'B',
    title: 'JSON is sent as HTML',
    only: ['plans.getPlans'],
    at: ['plans.getPlans', 'content-type'],
    wrap: onReply('plans.getPlans', withHeader('content-type', 'text/html')),
  },
  {
    id: 'latin-json',
    class: 'B',
    title: 'JSON is sent in another charset',
    only: ['content.getStaticContent'],
    at: ['content.getStaticContent', 'content-type'],
    wrap: onReply('content.getStaticContent', withHeader('content-type', 'application/json; charset=iso-8859-1')),
  },
  {
    id: 'created-201',
    class: 'B',
    title: 'a change answers 201',
    only: ['wishlist.addWishlist'],
    at: ['wishlist.addWishlist', 'undeclared-status'],
    wrap: onReply('wishlist.addWishlist', (reply) => ({ ...reply, status: 201 })),
  },
  {
    id: 'login-page',
    class: 'B',
    title: 'an expired session answers 200 with the login page',
    only: ['session.keepAlive'],
    at: ['session.keepAlive', 'session-too-long'],
    wrap: () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.addDevice' && reply.status === 401 ? page(200) : reply
    },
  },
  {
    id: 'gateway-page',
    class: 'B',
    title: 'a gateway answers 503 with a page',
    only: ['chat.livePersonSubmitfeedback'],
    at: ['chat.livePersonSubmitfeedback', 'content-type'],
    wrap: instead('chat.livePersonSubmitfeedback', () => page(503)),
  },
  {
    id: 'empty-200',
    class: 'B',
    title: 'an answer has no body',
    only: ['log.jsNotify'],
    at: ['log.jsNotify', 'no-body'],
    wrap: onReply('log.jsNotify', (reply) => ({ ...reply, body: '' })),
  },
  {
    id: 'other-success-code',
    class: 'C',
    title: "adding a phone is done with 'SUCCESS', which is for accessories",
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'serviceHeader.statusCode'],
    wrap: onAnswer('cart.addDevice', setCode('SUCCESS')),
  },
  {
    id: 'removal-success-code',
    class: 'C',
    title: "removing an accessory is done with 'SUCCESS' where only '00' counts",
    only: ['cart.addAccessories'],
    at: ['cart.addAccessories', 'removal-code'],
    wrap: onAnswer('cart.addAccessories', (answer, { body }) =>
      body.includes('"removeAccessories"') ? setCode('SUCCESS')(answer) : undefined,
    ),
  },
  {
    id: 'foreign-error-id',
    class: 'C',
    title: 'an error id that other operations have',
    only: ['wishlist.addWishlist'],
    at: ['wishlist.addWishlist', 'undeclared-error'],
    wrap: onError('wishlist.addWishlist', (_reply, envelope) => {
      const [error] = envelope.errors
      Object.assign(error, { id: '1008', name: 'CART_EMPTY' })
      Object.assign(envelope, { statusCode: '1008', serviceHeader: { statusCode: '1008', statusMsg: 'CART_EMPTY' } })
      return undefined
    }),
  },
  {
    id: 'unknown-error-id',
    class: 'C',
    title: 'an error id that the catalogue does not know',
    only: ['checkout.getCheckoutDetails'],
    at: ['checkout.getCheckoutDetails', 'errors[].id'],
    wrap: onError('checkout.getCheckoutDetails', (reply) => ({
      ...reply,
      body: reply.body.replaceAll('"1008"', '"E-77"'),
    })),
  },
  {
    id: 'other-severity',
    class: 'C',
    title: 'a lock is an error instead of a blocker',
    only: ['cart.addPlan'],
    at: ['cart.addPlan', 'severity'],
    wrap: onError('cart.addPlan', (reply) => ({ ...reply, body: reply.body.replace('"Blocker"', '"Error"') })),
  },
  {
    id: 'lock-without-channel',
    class: 'C',
    title: 'a lock does not name the channel that holds it',
    only: ['cart.addAccessories'],
    at: ['cart.addAccessories', 'lockedChannelID'],
    wrap: onError('cart.addAccessories', (_reply, envelope) => {
      envelope.errors[0].details = []
      return undefined
    }),
  },
  {
    id: 'wishlist-code',
    class: 'C',
    title: "a wishlist change that was done answers '00'",
    only: ['wishlist.removeWishlist'],
    at: ['wishlist.removeWishlist', 'statusCode'],
    wrap: onAnswer('wishlist.removeWishlist', (answer) => {
      answer.statusCode = '00'
      return undefined
    }),
  },
  {
    id: 'other-error-name',
    class: 'C',
    title: 'an error has another name',
    only: ['cart.saveCart'],
    at: ['cart.saveCart', 'errors[].name'],
    wrap: onError('cart.saveCart', (_reply, envelope) => {
      envelope.errors[0].name = 'EMPTY_CART'
      return undefined
    }),
  },
  {
    id: 'success-code-of-error',
    class: 'C',
    title: "an error envelope carries the status code '00'",
    only: ['quote.retrieveCartFromQuote'],
    at: ['quote.retrieveCartFromQuote', 'statusCode'],
    wrap: onError('quote.retrieveCartFromQuote', (_reply, envelope) => {
      envelope.statusCode = '00'
      return undefined
    }),
  },
  {
    id: 'empty-errors',
    class: 'C',
    title: 'an error envelope has no errors',
    only: ['cart.applyPromo'],
    at: ['cart.applyPromo', 'errors'],
    wrap: onError('cart.applyPromo', (_reply, envelope) => {
      envelope.errors = []
      return undefined
    }),
  },
  {
    id: 'plain-refusal',
    class: 'C',
    title: 'a refusal has another shape',
    only: ['checkout.acceptAgreements'],
    at: ['checkout.acceptAgreements', 'error'],
    wrap: () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'checkout.acceptAgreements' && reply.status === 400
        ? jsonReply(request, 400, { message: 'Bad Request' })
        : reply
    },
  },
]
