import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Makings } from '../fault-table'
import { jsonReply, isDone, type Loose } from '../wrappers'
import { onDone, withBody, onAsked, ask, cartOf, memoryOf, refused, read, answered, onCart, linesOf } from './parts'

export const errorsFaults: Makings = {
  'refused-device-empties-cart': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'cart.addDevice' || isDone(reply) || !reply.body.includes('ITEM_NOT_FOUND')) return reply
    const cart = await cartOf(request, pass)
    for (const lineId of cart?.lineDetails?.allLines ?? [])
      await ask(request, pass, 'cart.removeDevice', { cartInfo: {}, lineId })
    return reply
  },
  'port-in-in-capitals': onCart((cart) => {
    for (const line of linesOf(cart)) if (line.numberChoice === 'port-in') line.numberChoice = 'PORT_IN'
  }),
  'request-id-of-the-process': () => {
    const id = randomUUID()
    return async (request, pass) => {
      const reply = await pass(request)
      if (request.key === undefined || request.headers['guie2erequestid'] !== undefined) return reply
      return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
    }
  },
  'charset-is-415': () => async (request, pass) => {
    const isNamed = /charset/i.test(request.headers['content-type'] ?? '')
    if (request.key === undefined || !isNamed) return pass(request)
    const error = { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body has to be application/json.' }
    return jsonReply(request, 415, { error })
  },
  'wrong-zip-500': () => async (request, pass) => {
    const reply = await pass(request)
    const isWrongZip = reply.status === 400 && reply.body.includes('zipCode')
    if (request.key !== 'cart.calculateMultiLineTax' || !isWrongZip) return reply
    const error = { code: 'INTERNAL_ERROR', message: 'The request could not be answered.' }
    return { ...answered(reply, { error }), status: 500 }
  },
  'wrong-code-is-done': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'promo.validateFriendsAndFamily' || !reply.body.includes('"PROMO_INVALID"')) return reply
    const cart = await cartOf(request, pass)
    const barCodeIds = ((cart?.orderDetails.barCodes ?? []) as Loose[]).map(({ barCodeId }) => barCodeId)
    const done = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
    return done && isDone(done) ? { ...done, headers: reply.headers } : reply
  },
  'unknown-product-404': () => async (request, pass) => {
    const reply = await pass(request)
    const isMissing = request.key === 'catalogue.getProduct' && reply.body.includes('"ITEM_NOT_FOUND"')
    return isMissing ? { ...reply, status: 404 } : reply
  },
  'gzip-called-brotli': () => async (request, pass) => {
    const reply = await pass(request)
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (request.key !== 'catalogue.listBundles' || !takesBrotli || !isDone(reply)) return reply
    return { ...reply, headers: { ...reply.headers, 'content-encoding': 'br' }, bytes: gzipSync(reply.body) }
  },
  'no-quote-no-item': () => async (request, pass) => {
    const reply = await pass(request)
    const isQuote = request.key?.startsWith('quote.') ?? false
    return isQuote && read(reply.body)?.statusCode === 'QUOTE_NOT_FOUND'
      ? refused(request, 'NOTIFY_ME_UNAVAILABLE')
      : reply
  },
  'unknown-order-answers-latest': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'checkout.getOrder' || !reply.body.includes('ORDER_NOT_FOUND')) return reply
    return await pass(withBody(request, {}))
  },
  'existing-cart-ghost': () => {
    const seen = memoryOf<{ cartId?: string; caseId?: string }>(() => ({}))
    return onDone(['cart.checkExistingCart'], (answer, request) => {
      const memory = seen(request)
      if (answer.existingCart) Object.assign(memory, { cartId: answer.cartId, caseId: answer.caseId })
      else if (memory.cartId !== undefined) Object.assign(answer, { existingCart: true, ...memory })
    })()
  },
  'first-cart-id-kept': () => {
    const firstOf = memoryOf<{ cartId?: string; caseID?: string }>(() => ({}))
    return onDone(['cases.getCaseAndCartId'], (answer, request) => {
      const first = firstOf(request)
      if (answer.cartId === undefined) return
      first.cartId ??= answer.cartId
      first.caseID ??= answer.caseID
      Object.assign(answer, first)
    })()
  },
  'referral-code-each-time': () => {
    let drawn = 0
    return onDone(['checkout.getMyLinkReferralInfo'], ({ myLinkReferralInfo: info }) => {
      drawn += 1
      const code = `${info.referralCode.slice(0, -2)}${String((drawn % 90) + 10)}`
      info.referralLink = info.referralLink.replace(info.referralCode, code)
      info.referralCode = code
    })()
  },
  'unknown-agreement-accepted': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'checkout.acceptAgreements' || !reply.body.includes('ITEM_NOT_FOUND')) return reply
    const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
    return details && isDone(details) ? { ...reply, status: 200, body: details.body } : reply
  },
  'sim-of-first-line': () => async (request, pass) => {
    if (request.key !== 'cart.switchSim') return await pass(request)
    const body = read(request.body)
    const lines: string[] = (await cartOf(request, pass))?.lineDetails.allLines ?? []
    return await pass(lines.includes(body?.mtn) ? withBody(request, { ...body, mtn: lines[0] }) : request)
  },
  'store-code-with-hyphen-unknown': onAsked('checkout.selectShipping', (body) => {
    if (typeof body.locationCode === 'string' && body.locationCode.includes('-')) body.locationCode = '9999999'
  }),
  'request-id-in-small-letters': () => async (request, pass) => {
    const reply = await pass(request)
    const id = reply.headers['e2erequestid']
    return request.key === undefined || id === undefined
      ? reply
      : { ...reply, headers: { ...reply.headers, e2erequestid: id.toLowerCase() } }
  },
  'mobile-prices-in-dollars': onDone(['catalogue.listProducts'], ({ products }, { headers }) => {
    if (headers['channelid'] !== 'VZW-DOTCOM-MOB') return
    for (const { childSkus } of products)
      for (const { price } of childSkus)
        price.fullRetailPrice.discountedPrice = Math.floor(price.fullRetailPrice.discountedPrice)
  }),
  'unknown-quote-blames-email': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'quote.retrieveCartFromQuote' && reply.body.includes('QUOTE_NOT_FOUND')
      ? refused(request, 'SAVED_CART_NOT_FOUND')
      : reply
  },
}
