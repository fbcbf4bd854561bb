import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { jsonReply, isDone, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { onDone, withBody, ask, cartOf, refused, read, answered, linesOf } from './parts'

export const errorsFaults: readonly PlantedFault[] = [
  fault('first', 'refused-device-empties-cart', 'wrong error code')
    .says('A refused device leaves an empty cart behind')
    .from(github('chec/commerce.js/issues/51'))
    .in('cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .after('cart.addDevice', async (reply, request, pass) => {
      if (isDone(reply) || !reply.body.includes('ITEM_NOT_FOUND')) return reply
      const cart = await cartOf(request, pass)
      for (const lineId of cart?.lineDetails?.allLines ?? [])
        await ask(request, pass, 'cart.removeDevice', { cartInfo: {}, lineId })
      return reply
    }),
  fault('fifth', 'port-in-in-capitals', 'enum drift')
    .says('The choice of a number that moves here is told as PORT_IN')
    .from(experience('an enum that a newer version serializes by its name'))
    .in('cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const line of linesOf(cart)) if (line.numberChoice === 'port-in') line.numberChoice = 'PORT_IN'
    }),
  fault('fifth', 'request-id-of-the-process', 'header handling')
    .says('Calls that bring no id are all answered with the same one')
    .from(experience('a default argument that is evaluated when the module is loaded'))
    .in('cart.addDevice', 'recommendations.getRtCartCount', 'catalogue.listBundles')
    .by(() => {
      const id = randomUUID()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key === undefined || request.headers['guie2erequestid'] !== undefined) return reply
        return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
      }
    }),
  fault('fifth', 'charset-is-415', 'header handling')
    .says('A body of JSON that names its charset is refused as none')
    .from(experience('contentType === "application/json"'))
    .in('cart.addDevice', 'cart.addAccessories')
    .by(() => async (request, pass) => {
      const isNamed = /charset/i.test(request.headers['content-type'] ?? '')
      if (request.key === undefined || !isNamed) return pass(request)
      const error = { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body has to be application/json.' }
      return jsonReply(request, 415, { error })
    }),
  fault('fourth', 'wrong-zip-500', '500 for 400')
    .says('A zip code that is none answers 500')
    .from(experience('a validator that throws, and a handler that knows nothing of it'))
    .in('cart.calculateMultiLineTax')
    .after('cart.calculateMultiLineTax', (reply) => {
      const isWrongZip = reply.status === 400 && reply.body.includes('zipCode')
      if (!isWrongZip) return reply
      const error = { code: 'INTERNAL_ERROR', message: 'The request could not be answered.' }
      return { ...answered(reply, { error }), status: 500 }
    }),
  fault('fourth', 'wrong-code-is-done', 'error masking')
    .says('A friends-and-family code that nobody knows is answered as done')
    .from(experience('catch (error) { log(error) } around the promotion engine'))
    .in('promo.validateFriendsAndFamily')
    .after('promo.validateFriendsAndFamily', async (reply, request, pass) => {
      if (!reply.body.includes('"PROMO_INVALID"')) return reply
      const cart = await cartOf(request, pass)
      const barCodeIds = ((cart?.orderDetails.barCodes ?? []) as Loose[]).map(({ barCodeId }) => barCodeId)
      const done = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
      return done && isDone(done) ? { ...done, headers: reply.headers } : reply
    }),
  fault('fourth', 'unknown-product-404', 'status confusion')
    .says('A product that does not exist answers its business error with 404, not with 200')
    .from(experience('an exception filter that maps not found to 404 for every controller'))
    .in('catalogue.getProduct')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      const isMissing = request.key === 'catalogue.getProduct' && reply.body.includes('"ITEM_NOT_FOUND"')
      return isMissing ? { ...reply, status: 404 } : reply
    }),
  fault('fourth', 'gzip-called-brotli', 'compression')
    .says('To a client that takes br, bytes of gzip are sent as br')
    .from(experience('a proxy that writes the coding which it prefers, and the library that it has'))
    .in('catalogue.listBundles')
    .afterDone('catalogue.listBundles', (reply, request) => {
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (!takesBrotli) return reply
      return { ...reply, headers: { ...reply.headers, 'content-encoding': 'br' }, bytes: gzipSync(reply.body) }
    }),
  fault('fourth', 'no-quote-no-item', 'wrong error ids')
    .says('A quote that does not exist is reported with an error that the call does not have')
    .from(experience('the error of the repository below, passed on'))
    .in('quote.retrieveAccessoriesFromQuote', 'quote.retrieveCartFromQuote')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      const isQuote = request.key?.startsWith('quote.') ?? false
      return isQuote && read(reply.body)?.statusCode === 'QUOTE_NOT_FOUND'
        ? refused(request, 'NOTIFY_ME_UNAVAILABLE')
        : reply
    }),
  fault('first', 'unknown-order-answers-latest', 'wrong status')
    .says('An order number that nobody has answers the latest order')
    .from(github('amzn/selling-partner-api-models/issues/2939'))
    .in('checkout.getOrder', 'checkout.placeOrder')
    .after('checkout.getOrder', async (reply, request, pass) => {
      if (!reply.body.includes('ORDER_NOT_FOUND')) return reply
      return await pass(withBody(request, {}))
    }),
  fault('first', 'existing-cart-ghost', 'wrong shape under rare conditions')
    .says('A cart that was emptied still counts as existing')
    .from(github('pimcore/pimcore/issues/3081'))
    .in('cart.checkExistingCart', 'cart.removeDevice')
    .onDoneOf<{ cartId?: string; caseId?: string }>(
      () => ({}),
      ['cart.checkExistingCart'],
      (memory, answer) => {
        if (answer.existingCart) Object.assign(memory, { cartId: answer.cartId, caseId: answer.caseId })
        else if (memory.cartId !== undefined) Object.assign(answer, { existingCart: true, ...memory })
      },
    ),
  fault('first', 'first-cart-id-kept', 'ids')
    .says('After a cart was set aside, its id and case are still named as the current ones')
    .from('experience: the case service copies the id once')
    .in('cases.getCaseAndCartId', 'cart.saveCart', 'cart.addDevice')
    .onDoneOf<{ cartId?: string; caseID?: string }>(
      () => ({}),
      ['cases.getCaseAndCartId'],
      (first, answer) => {
        if (answer.cartId === undefined) return
        first.cartId ??= answer.cartId
        first.caseID ??= answer.caseID
        Object.assign(answer, first)
      },
    ),
  fault('first', 'referral-code-each-time', 'ids')
    .says('The referral code is another one at each reading')
    .from('experience: a code that is generated on read and never stored')
    .in('checkout.getMyLinkReferralInfo')
    .by(() => {
      let drawn = 0
      return onDone(['checkout.getMyLinkReferralInfo'], ({ myLinkReferralInfo: info }) => {
        drawn += 1
        const code = `${info.referralCode.slice(0, -2)}${String((drawn % 90) + 10)}`
        info.referralLink = info.referralLink.replace(info.referralCode, code)
        info.referralCode = code
      })()
    }),
  fault('second', 'unknown-agreement-accepted', 'wrong error code')
    .says('Accepting an agreement that nobody knows is a success that does nothing')
    .from(experience('UPDATE … WHERE id IN (…) without a look at the count'))
    .in('checkout.acceptAgreements', 'checkout.getCheckoutDetails')
    .after('checkout.acceptAgreements', async (reply, request, pass) => {
      if (!reply.body.includes('ITEM_NOT_FOUND')) return reply
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      return details && isDone(details) ? { ...reply, status: 200, body: details.body } : reply
    }),
  fault('second', 'sim-of-first-line', 'ids')
    .says('The SIM that was chosen for a line is set on the first line')
    .from(experience('lines[0] of a cart that had one line in every test'))
    .in('cart.switchSim', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .before('cart.switchSim', async (request, pass) => {
      const body = read(request.body)
      const lines: string[] = (await cartOf(request, pass))?.lineDetails.allLines ?? []
      return pass(lines.includes(body?.mtn) ? withBody(request, { ...body, mtn: lines[0] }) : request)
    }),
  fault('second', 'store-code-with-hyphen-unknown', 'ids')
    .says('A store is not found by its code with a hyphen')
    .from(experience('codes are compared as texts'))
    .in('checkout.selectShipping', 'support.listStores')
    .onAsked('checkout.selectShipping', (body) => {
      if (typeof body.locationCode === 'string' && body.locationCode.includes('-')) body.locationCode = '9999999'
    }),
  fault('sixth', 'request-id-in-small-letters', 'headers')
    .says('The id of the request comes back in small letters')
    .from(experience('a gateway that normalizes ids'))
    .in('plans.getPlans', 'cart.listEligibleLines')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      const id = reply.headers['e2erequestid']
      return request.key === undefined || id === undefined
        ? reply
        : { ...reply, headers: { ...reply.headers, e2erequestid: id.toLowerCase() } }
    }),
  fault('third', 'mobile-prices-in-dollars', 'channels')
    .says('The mobile channel lists prices in whole dollars')
    .from(experience('a gateway of its own for each channel'))
    .in('catalogue.listProducts', 'catalogue.getProduct')
    .onDone(['catalogue.listProducts'], ({ products }, { headers }) => {
      if (headers['channelid'] !== 'VZW-DOTCOM-MOB') return
      for (const { childSkus } of products)
        for (const { price } of childSkus)
          price.fullRetailPrice.discountedPrice = Math.floor(price.fullRetailPrice.discountedPrice)
    }),
  fault('third', 'unknown-quote-blames-email', 'wrong error id')
    .says('A quote that nobody knows is answered as an email address without a saved cart')
    .from(experience('one catch for two look-ups'))
    .in('quote.retrieveCartFromQuote', 'cart.saveCart')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'quote.retrieveCartFromQuote' && reply.body.includes('QUOTE_NOT_FOUND')
        ? refused(request, 'SAVED_CART_NOT_FOUND')
        : reply
    }),
]
