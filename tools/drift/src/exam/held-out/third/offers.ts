import type { Drift } from '../../../drift'
import { answered, inCents, isDone, onCart, read, shopperOf } from '../../parts'
import { ask, heldOut, memoryOf, onAsked, onDone, withBody } from '../held-out'
import { experience, isId, refused } from './parts'

/** Plans, prices, promotions, trade-ins, wishlists, products and stock. */
export const thirdOfferFaults: readonly Drift[] = [
  heldOut(
    'plans-of-phones',
    'ignored filters',
    'The plans of a kind of device are those of phones, whichever kind was asked',
    experience('the filter has a default that always wins'),
    ['plans.getPlans'],
    onAsked('plans.getPlans', (body) => {
      if (isId(body.planType) && body.processingMTN === undefined) body.planType = 'smartphones'
    }),
  ),
  heldOut(
    'paid-in-full-by-instalments',
    'first, last and default',
    'An estimate for the full retail price is one for 36 months',
    experience('term || 36'),
    ['pricing.estimateLine', 'catalogue.getProduct'],
    () => async (request, pass) => {
      const body = read(request.body)
      if (request.key !== 'pricing.estimateLine' || body?.term !== 0) return await pass(request)
      const reply = await pass(withBody(request, { ...body, term: 36 }))
      return isDone(reply) ? answered(reply, { ...read(reply.body), term: 0 }) : await pass(request)
    },
  ),
  heldOut(
    'estimate-in-english',
    'locale',
    'An estimate is in English, whatever language was asked',
    experience('a client between two services that does not pass the header on'),
    ['pricing.estimateLine'],
    () => (request, pass) => {
      if (request.key !== 'pricing.estimateLine') return pass(request)
      const { 'accept-language': _language, ...headers } = request.headers
      return pass({ ...request, headers })
    },
  ),
  heldOut(
    'offer-accepted-twice',
    'retries and idempotency',
    'An offer that is accepted again is answered as not saved',
    experience('INSERT … ON CONFLICT DO NOTHING, and the count of rows is the answer'),
    ['pricing.saveAcceptedMyofferData'],
    () => {
      const accepted = memoryOf(() => new Set<string>())
      return onDone(['pricing.saveAcceptedMyofferData'], (answer, request) => {
        if (accepted(request).has(answer.offerId)) answer.saved = false
        accepted(request).add(answer.offerId)
      })()
    },
  ),
  heldOut(
    'first-case-for-all-codes',
    'first, last and default',
    'Of several bar codes each has the promotion of the first',
    experience('a closure over the first row'),
    ['promo.getPromoCaseIdByBarCode'],
    onDone(['promo.getPromoCaseIdByBarCode'], ({ promoCases: [first, ...others] }) => {
      for (const one of others) Object.assign(one, { promoCaseId: first.promoCaseId, displayName: first.displayName })
    }),
  ),
  heldOut(
    'trade-in-line-from-zero',
    'limits and boundaries',
    'The line of a trade-in is counted from zero, which says that it has none',
    experience('forEach((line, index) => …)'),
    ['tradeIn.addDevice', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onCart(({ lineDetails }) => {
      for (const item of lineDetails.tradeInDetail.tradeInItems) item.lineSeqNum = Math.max(0, item.lineSeqNum - 1)
    }),
  ),
  heldOut(
    'trade-in-id-stays',
    'stale caches',
    'A device of the account is told as traded in once its trade-in is removed',
    experience('the id is copied to the device and never taken back'),
    ['tradeIn.accountDevices', 'tradeIn.addDevice'],
    () => {
      const seen = memoryOf(() => new Map<string, string>())
      return onDone(['tradeIn.accountDevices'], ({ devices }, request) => {
        const ids = seen(request)
        for (const device of devices) {
          if (device.submissionId) ids.set(device.mtnHashCode, device.submissionId)
          const id = ids.get(device.mtnHashCode)
          if (id !== undefined) device.submissionId = id
        }
      })()
    },
  ),
  heldOut(
    'credit-in-whole-dollars',
    'rounding',
    'The monthly credit of a trade-in is rounded to dollars, and its months no longer make its amount',
    experience('DECIMAL(10, 0)'),
    ['tradeIn.validateDevice', 'tradeIn.addDevice', 'checkout.getCheckoutDetails'],
    onDone(['tradeIn.validateDevice'], ({ promotion }) => {
      if (promotion) promotion.monthlyAmount = Math.round(promotion.monthlyAmount)
    }),
  ),
  heldOut(
    'no-notices-of-product',
    'changes without a condition',
    'Cancelling the notice of one variant cancels those of all variants of the product',
    experience('DELETE … WHERE product_id = ?'),
    ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'],
    () => {
      const askedBy = memoryOf(() => new Map<string, string>())
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const { productId, skuId } = read(request.body) ?? {}
        const asked = askedBy(request)
        if (request.key === 'wishlist.subscribe') asked.set(skuId, productId)
        if (request.key !== 'wishlist.unsubscribe') return reply
        for (const [other, product] of asked)
          if (product === productId && other !== skuId)
            await ask(request, pass, 'wishlist.unsubscribe', { productId, skuId: other })
        return reply
      }
    },
  ),
  heldOut(
    'mobile-prices-in-dollars',
    'channels',
    'The mobile channel lists prices in whole dollars',
    experience('a gateway of its own for each channel'),
    ['catalogue.listProducts', 'catalogue.getProduct'],
    onDone(['catalogue.listProducts'], ({ products }, { headers }) => {
      if (headers['channelid'] !== 'VZW-DOTCOM-MOB') return
      for (const { childSkus } of products)
        for (const { price } of childSkus)
          price.fullRetailPrice.discountedPrice = Math.floor(price.fullRetailPrice.discountedPrice)
    }),
  ),
  heldOut(
    'stock-of-one-store-everywhere',
    'first, last and default',
    'Every store is told to have what the local one has',
    experience('the variable of the outer loop in the inner one'),
    ['catalogue.getInventory'],
    onDone(['catalogue.getInventory'], ({ stores, inventoryDetails }) => {
      for (const store of stores) store.inventory = inventoryDetails.localInventory
    }),
  ),
  heldOut(
    'monthly-sum-of-others',
    'isolation of sessions',
    'The data layer tells the total of whichever cart was read last',
    experience('a field of a singleton'),
    ['omni.readDL', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    () => {
      let last: { readonly shopper: string; readonly dueMonthly: number } | undefined
      return async (request, pass) => {
        const reply = await onDone(['omni.readDL'], ({ dataLayer: { cart } }, same) => {
          if (last && last.shopper !== shopperOf(same) && cart.cartId) cart.dueMonthly = inCents(last.dueMonthly)
        })()(request, pass)
        if (request.key === 'checkout.getCheckoutDetails' && isDone(reply))
          last = { shopper: shopperOf(request), dueMonthly: read(reply.body).cart.orderDetails.totals.dueMonthly }
        return reply
      }
    },
  ),
  heldOut(
    'quote-zero',
    'empty and absent',
    'The quote 0, which counts as none, is searched and not found, though there is an email address',
    experience('a zero is not an empty text'),
    ['quote.retrieveCartFromQuote', 'cart.saveCart'],
    () => async (request, pass) => {
      const body = read(request.body)
      const isZero = request.key === 'quote.retrieveCartFromQuote' && /^0{1,4}$/.test(body?.quoteId)
      const reply = await pass(request)
      return isZero && isDone(reply) ? refused(request, 'QUOTE_NOT_FOUND') : reply
    },
  ),
]
