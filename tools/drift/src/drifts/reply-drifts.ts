import type { Drift } from '../drift'
import { drift } from '../row'
import { jsonReply, type Loose } from '../wrappers'
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
  drift('B', 'business-error-500', 'a business error comes with HTTP 500', 'error-status').error(
    'checkout.getOrder',
    (reply) => ({ ...reply, status: 500 }),
  ),
  drift('B', 'unknown-product-empty', 'an unknown product answers 200 with an empty product', 'product').error(
    'catalogue.getProduct',
    (reply) => ({ ...reply, status: 200, body: '{"product":{}}' }),
  ),
  drift('B', 'no-request-id', 'e2erequestid is no longer echoed', 'e2erequestid').reply(
    'cart.addDevice',
    withoutHeader('e2erequestid'),
  ),
  drift('B', 'other-request-id', 'e2erequestid is an id of the backend', 'e2erequestid').reply(
    'cart.addPlan',
    withHeader('e2erequestid', 'backend-1'),
  ),
  drift('B', 'no-count-cookie', 'adding a phone no longer sets the count cookie', 'count-cookie').reply(
    'cart.addDevice',
    editCookies((cookie) => (/CartCount=/.test(cookie) ? undefined : cookie)),
  ),
  drift('B', 'cookie-without-path', 'the cookie cartId loses its path', 'cartId').reply(
    'cart.addDevice',
    editCookies((cookie) => (cookie.startsWith('cartId=') ? cookie.replace('; Path=/', '') : cookie)),
  ),
  drift('B', 'hidden-count-cookie', 'the count cookie becomes HttpOnly', 'CartCount').reply(
    'cart.addDevice',
    editCookies((cookie) => (/CartCount=/.test(cookie) ? `${cookie}; HttpOnly` : cookie)),
  ),
  drift('B', 'public-cart', 'a personal cart may be cached by anyone', 'cache-control').reply(
    'checkout.getCheckoutDetails',
    withHeader('cache-control', 'public, max-age=60'),
  ),
  drift('B', 'json-as-html', 'JSON is sent as HTML', 'content-type').reply(
    'plans.getPlans',
    withHeader('content-type', 'text/html'),
  ),
  drift('B', 'latin-json', 'JSON is sent in another charset', 'content-type').reply(
    'content.getStaticContent',
    withHeader('content-type', 'application/json; charset=iso-8859-1'),
  ),
  drift('B', 'created-201', 'a change answers 201', 'undeclared-status').reply('wishlist.addWishlist', (reply) => ({
    ...reply,
    status: 201,
  })),
  drift('B', 'login-page', 'an expired session answers 200 with the login page', 'session-too-long').by(
    'session.keepAlive',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.addDevice' && reply.status === 401 ? page(200) : reply
    },
  ),
  drift('B', 'gateway-page', 'a gateway answers 503 with a page', 'content-type').instead(
    'chat.livePersonSubmitfeedback',
    () => page(503),
  ),
  drift('B', 'empty-200', 'an answer has no body', 'no-body').reply('log.jsNotify', (reply) => ({
    ...reply,
    body: '',
  })),
  drift(
    'C',
    'other-success-code',
    "adding a phone is done with 'SUCCESS', which is for accessories",
    'serviceHeader.statusCode',
  ).answer('cart.addDevice', setCode('SUCCESS')),
  drift(
    'C',
    'removal-success-code',
    "removing an accessory is done with 'SUCCESS' where only '00' counts",
    'removal-code',
  ).answer('cart.addAccessories', (answer, { body }) =>
    body.includes('"removeAccessories"') ? setCode('SUCCESS')(answer) : undefined,
  ),
  drift('C', 'foreign-error-id', 'an error id that other operations have', 'undeclared-error').error(
    'wishlist.addWishlist',
    (_reply, envelope) => {
      const [error] = envelope.errors
      Object.assign(error, { id: '1008', name: 'CART_EMPTY' })
      Object.assign(envelope, { statusCode: '1008', serviceHeader: { statusCode: '1008', statusMsg: 'CART_EMPTY' } })
    },
  ),
  drift('C', 'unknown-error-id', 'an error id that the catalogue does not know', 'errors[].id').error(
    'checkout.getCheckoutDetails',
    (reply) => ({
      ...reply,
      body: reply.body.replaceAll('"1008"', '"E-77"'),
    }),
  ),
  drift('C', 'other-severity', 'a lock is an error instead of a blocker', 'severity').error(
    'cart.addPlan',
    (reply) => ({ ...reply, body: reply.body.replace('"Blocker"', '"Error"') }),
  ),
  drift('C', 'lock-without-channel', 'a lock does not name the channel that holds it', 'lockedChannelID').error(
    'cart.addAccessories',
    (_reply, envelope) => {
      envelope.errors[0].details = []
    },
  ),
  drift('C', 'wishlist-code', "a wishlist change that was done answers '00'", 'statusCode').answer(
    'wishlist.removeWishlist',
    (answer) => {
      answer.statusCode = '00'
    },
  ),
  drift('C', 'other-error-name', 'an error has another name', 'errors[].name').error(
    'cart.saveCart',
    (_reply, envelope) => {
      envelope.errors[0].name = 'EMPTY_CART'
    },
  ),
  drift('C', 'success-code-of-error', "an error envelope carries the status code '00'", 'statusCode').error(
    'quote.retrieveCartFromQuote',
    (_reply, envelope) => {
      envelope.statusCode = '00'
    },
  ),
  drift('C', 'empty-errors', 'an error envelope has no errors', 'errors').error(
    'cart.applyPromo',
    (_reply, envelope) => {
      envelope.errors = []
    },
  ),
  drift('C', 'plain-refusal', 'a refusal has another shape', 'error').by(
    'checkout.acceptAgreements',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'checkout.acceptAgreements' && reply.status === 400
        ? jsonReply(request, 400, { message: 'Bad Request' })
        : reply
    },
  ),
]
