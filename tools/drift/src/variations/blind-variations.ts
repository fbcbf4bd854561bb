import { brotliCompressSync } from 'node:zlib'
import type { OperationKey } from '@soe/contracts'
import type { Variation } from '../drift'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { everyObject, rowsOf } from '../planted/parts'
import type { Loose } from '../wrappers'

type Edit = (reply: TwinReply, request: TwinRequest) => TwinReply | Promise<TwinReply>
const every = (edit: Edit) => (): Wrapper => async (request, pass) => {
  const reply = await pass(request)
  return request.key === undefined ? reply : edit(reply, request)
}
const text = (edit: (body: string, request: TwinRequest) => string) =>
  every((reply, request) => (reply.body.startsWith('{') ? { ...reply, body: edit(reply.body, request) } : reply))
const json = (edit: (answer: Loose, request: TwinRequest) => unknown) =>
  text((body, request) => {
    const answer = JSON.parse(body) as Loose
    edit(answer, request)
    return JSON.stringify(answer)
  })
const objects = (edit: (object: Loose, request: TwinRequest) => unknown) =>
  json((answer, request) => everyObject(answer, (object) => edit(object, request)))
const header = (name: string, value: string) =>
  every((reply) => ({ ...reply, headers: { ...reply.headers, [name]: value } }))
const strings = (edit: (value: string, name: string) => string | undefined) =>
  objects((object) => {
    for (const [name, value] of Object.entries(object))
      if (typeof value === 'string') object[name] = edit(value, name) ?? value
  })
const turned = (...names: readonly string[]) =>
  objects((object) => {
    for (const name of names) if (Array.isArray(object[name])) object[name].reverse()
  })
const without = (...names: readonly string[]) => objects((object) => names.forEach((name) => delete object[name]))
/** Ids with another beginning, which are taken back as well. */
const renamed =
  (...names: readonly string[]) =>
  (): Wrapper =>
  async (request, pass) => {
    const there = new RegExp(`"(${names.join('|')})":"(?=[^"])`, 'g')
    const reply = await pass({
      ...request,
      body: request.body.replaceAll(new RegExp(`"(${names.join('|')})":"K9`, 'g'), '"$1":"'),
    })
    return request.key === undefined ? reply : { ...reply, body: reply.body.replaceAll(there, '"$1":"K9') }
  }
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/
const sorted = (value: Loose): Loose =>
  Array.isArray(value)
    ? value.map(sorted)
    : value === null || typeof value !== 'object'
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, part]) => [name, sorted(part)]),
        )
const later = (milliseconds: () => number) =>
  every((reply) => new Promise((resolve) => setTimeout(() => resolve(reply), milliseconds())))

const checkout = ['checkout.getCheckoutDetails', 'checkout.updateContact', 'checkout.selectShipping'] as const
const order = ['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'] as const
const wishes = ['wishlist.addWishlist', 'wishlist.retrieveFavorites', 'wishlist.retrieveWishlist'] as const
const trades = ['tradeIn.addDevice', 'tradeIn.accountDevices'] as const
const cards = ['checkout.selectPayment', 'payment.listCards', 'payment.removeCard'] as const
const cases = ['cases.getCases', 'cases.resumeCase', 'cart.saveCart'] as const
const products = ['catalogue.listProducts', 'catalogue.getProduct'] as const
const stores = ['support.listStores', 'catalogue.getInventory'] as const

const rows: readonly (readonly [string, string, readonly OperationKey[], () => Wrapper])[] = [
  [
    'sorted-fields',
    'fields come in alphabetical order',
    order,
    text((body) => JSON.stringify(sorted(JSON.parse(body)))),
  ],
  ['pretty', 'answers are written over many lines', wishes, text((body) => JSON.stringify(JSON.parse(body), null, 2))],
  ['newline', 'every answer ends with a line break', cards, text((body) => `${body}\n`)],
  ['slashes', 'slashes are escaped', products, text((body) => body.replaceAll('/', String.raw`\/`))],
  [
    'escaped',
    'letters beyond ASCII are escaped',
    checkout,
    text((body) => body.replaceAll(/[^\0-~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  ],
  ['no-charset', 'the media type names no charset', trades, header('content-type', 'application/json')],
  [
    'loud-charset',
    'the charset is in capital letters',
    stores,
    header('content-type', 'application/json;charset=UTF-8'),
  ],
  [
    'brotli',
    'answers are compressed',
    products,
    every((reply, request) =>
      request.headers['accept-encoding']?.includes('br')
        ? { ...reply, headers: { ...reply.headers, 'content-encoding': 'br' }, bytes: brotliCompressSync(reply.body) }
        : reply,
    ),
  ],
  [
    'more-headers',
    'answers have the headers of a gateway',
    cases,
    every((reply) => ({
      ...reply,
      headers: { ...reply.headers, via: '1.1 edge', 'strict-transport-security': 'max-age=63072000', server: 'edge' },
    })),
  ],
  [
    'private',
    'answers say that they are kept privately',
    products,
    every((reply, { method }) =>
      method === 'GET' ? { ...reply, headers: { ...reply.headers, 'cache-control': 'private, no-cache' } } : reply,
    ),
  ],
  [
    'bot-cookie',
    'every answer sets a cookie of a bot detector',
    cards,
    every((reply) => ({ ...reply, setCookies: [...reply.setCookies, '_bd=4a1; Path=/; HttpOnly'] })),
  ],
  [
    'lax',
    'cookies are kept to the site',
    ['session.keepAlive', 'session.logout'],
    every((reply) => ({
      ...reply,
      setCookies: reply.setCookies.map((one) => (/samesite/i.test(one) ? one : `${one}; SameSite=Lax`)),
    })),
  ],
  [
    'ok',
    'the message of what was done is OK',
    checkout,
    objects(({ serviceHeader: at }, { key }) => {
      if (key !== 'cart.addFeatures' && /^0+$/.test(at?.statusCode)) at.statusMsg = 'OK'
    }),
  ],
  [
    'single-zero',
    'what was done is 0 where it was 00',
    ['cases.getCases', 'payment.listCards', 'checkout.getOrder'],
    json((answer, { key }) => {
      if (key && /^(?:cases\.getCases|payment\.|checkout\.getOrder)/.test(key))
        for (const at of [answer, answer.serviceHeader]) if (at?.statusCode === '00') at.statusCode = '0'
    }),
  ],
  [
    'other-refusals',
    'refusals are worded in another way',
    [...order, 'tradeIn.validateDevice'],
    objects((object) => {
      for (const one of rowsOf(object.errors))
        for (const name of ['message', 'serviceErrMsg']) if (name in one) one[name] = 'Please try another way.'
    }),
  ],
  [
    'whole-seconds',
    'instants have no fractions',
    ['session.keepAlive', ...order],
    strings((value) => (instant.test(value) ? value.replace(/\.\d+Z/, 'Z') : undefined)),
  ],
  [
    'offset',
    'instants are written with an offset of zero',
    [...cases, 'cart.holdNumbers'],
    strings((value) => (instant.test(value) ? value.replace('Z', '+00:00') : undefined)),
  ],
  [
    'cents-written',
    'amounts are written with all their cents',
    checkout,
    text((body) => body.replaceAll(/"(amount|dueToday|dueMonthly|cost)":(-?\d+)(?=[,}])/g, '"$1":$2.00')),
  ],
  [
    'counts-with-point',
    'counts are written with a point',
    wishes,
    text((body) => body.replaceAll(/"(wishListCount|itemCount|rtCartCount)":(\d+)(?=[,}])/g, '"$1":$2.0')),
  ],
  [
    'stores-turned',
    'stores come in another order',
    stores,
    objects(({ stores: all }) => {
      if (rowsOf(all).every(({ distanceMiles }) => distanceMiles === undefined)) all?.reverse()
    }),
  ],
  [
    'products-turned',
    'products come in another order',
    products,
    json((answer, { key }) => {
      if (key === 'catalogue.listProducts') answer.products?.reverse()
    }),
  ],
  [
    'wishes-turned',
    'wishes come in another order',
    wishes,
    json((answer) =>
      everyObject(answer, (one) => {
        for (const name of ['deviceList', ...('favorites' in answer ? ['items'] : [])])
          if (Array.isArray(one[name])) one[name].reverse()
      }),
    ),
  ],
  [
    'rows-turned',
    'the rows of totals come in another order',
    ['checkout.getCheckoutDetails', 'pricing.estimateLine'],
    turned('todayRows', 'monthlyRows'),
  ],
  ['deliveries-turned', 'the ways of delivery come in another order', checkout, turned('shippingOptions')],
  ['no-distances', 'no distance of a store is known', stores, without('distanceMiles')],
  [
    'no-units-left',
    'nothing says how few are left',
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    without('unitsLeft'),
  ],
  [
    'other-agreements',
    'agreements have other words',
    ['checkout.acceptAgreements', 'checkout.getCheckoutDetails'],
    objects((one) => {
      if (one.agreementId && one.paragraphs) one.paragraphs = ['You agree to pay.']
    }),
  ],
  [
    'slow',
    'every answer takes a tenth of a second',
    ['support.listStores', 'content.getFeatureFlags'],
    later(() => 100),
  ],
  [
    'uneven',
    'answers take up to a twentieth of a second',
    ['cart.holdNumbers', 'wishlist.addWishlist'],
    later(() => Math.random() * 50),
  ],
  [
    'header-case',
    'headers are written with capital letters',
    ['session.keepAlive', 'session.continueGuest'],
    every(({ headers: { 'content-type': type, ...headers }, ...reply }) => ({
      ...reply,
      headers: { ...headers, ...(type !== undefined && { 'Content-Type': type }) },
    })),
  ],
  [
    'numbers-turned',
    'the numbers on offer come in another order',
    ['cart.holdNumbers', 'cart.assignMtn'],
    turned('numbers'),
  ],
  [
    'other-seo',
    'search engines are told of a product in other words',
    products,
    objects(({ seo }) => {
      if (seo?.description) seo.description = 'In our shop.'
    }),
  ],
  ['other-cases', 'ids of cases have another form', cases, renamed('caseId', 'caseID')],
  [
    'other-quotes',
    'ids of quotes have another form',
    ['cart.saveCart', 'quote.retrieveCartFromQuote'],
    renamed('quoteId'),
  ],
  ['other-cards', 'ids of cards have another form', cards, renamed('cardId')],
  ['other-orders', 'numbers of orders have another form', order, renamed('orderNumber')],
  [
    'advice-turned',
    'recommendations come in another order',
    ['recommendations.pdm'],
    turned('productList', 'deviceProducts'),
  ],
  [
    'agents-change',
    'the number of free agents is another in every answer',
    ['support.getVideoChat'],
    json((answer) => {
      if (answer.isVideoChatAvailable && answer.mediaoutput)
        for (const one of answer.mediaoutput.agentstatistics)
          if (one.available > 0) one.available = 1 + Math.floor(Math.random() * 9)
    }),
  ],
  [
    'more-flags',
    'there is a feature flag more',
    ['content.getFeatureFlags', 'checkout.getCheckoutDetails'],
    objects(({ featureFlags }) => {
      if (featureFlags) featureFlags.nightMode = false
    }),
  ],
  [
    'spanish-vary',
    'answers name their language',
    ['content.getStaticContent', 'plans.getPlans'],
    every((reply, { headers }) => ({
      ...reply,
      headers: {
        ...reply.headers,
        vary: 'Accept-Language',
        'content-language': headers['accept-language']?.startsWith('es') ? 'es' : 'en',
      },
    })),
  ],
]

/** Forty ways to differ by an author who had read the published contract alone. */
export const blindVariations: readonly Variation[] = rows.map(([id, title, only, wrap]) => ({ id, title, only, wrap }))
