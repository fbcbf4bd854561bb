import { isDone, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { ask, memoryOf, read, answered, inCents } from './parts'

export const staleReadsFaults: readonly PlantedFault[] = [
  fault('first', 'autopay-change-not-read', 'stale caches')
    .says('Reads say Auto Pay as it was first chosen; the change itself answers right')
    .from('experience: reads go to a replica that lags')
    .in('checkout.setAutoPay', 'checkout.getCheckoutDetails')
    .withMemory<{ autoPay?: unknown }>(
      () => ({}),
      async (first, request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'checkout.getCheckoutDetails' || !isDone(reply)) return reply
        const answer = read(reply.body)
        if (answer.autoPay === undefined) return reply
        first.autoPay ??= answer.autoPay
        return answered(reply, { ...answer, autoPay: first.autoPay })
      },
    ),
  fault('fifth', 'every-other-server-speaks-english', 'two versions side by side')
    .says('Every other answer about a product is English, whatever language was asked')
    .from(experience('a deploy that stopped half-way, behind a balancer that takes turns'))
    .in('catalogue.getProduct')
    .by(() => {
      let calls = 0
      return (request, pass) => {
        if (request.key !== 'catalogue.getProduct') return pass(request)
        calls += 1
        const { 'accept-language': _language, ...headers } = request.headers
        return pass(calls % 2 === 0 ? { ...request, headers } : request)
      }
    }),
  fault('fourth', 'current-plan-before-last', 'stale reads')
    .says('The current plan of a line is the one that it had before the last choice')
    .from(experience('an event that is published before the transaction commits'))
    .in('plans.getPlans', 'cart.addPlan')
    .by(() => {
      const plansOf = memoryOf(() => new Map<string, string[]>())
      return async (request, pass) => {
        const reply = await pass(request)
        const body = read(request.body)
        if (!isDone(reply)) return reply
        if (request.key === 'cart.addPlan') {
          const chosen = plansOf(request)
          const before = chosen.get(body.lineId)?.at(-1)
          chosen.set(body.lineId, [...(before === undefined ? [] : [before]), body.planId])
        }
        const answer = read(reply.body)
        if (request.key !== 'plans.getPlans' || answer.currentPlanId === undefined) return reply
        const chosen = plansOf(request).get(body.processingMTN)
        if (chosen?.at(-1) !== answer.currentPlanId) return reply
        const { currentPlanId: _now, ...others } = answer
        const [before] = chosen ?? []
        return answered(reply, chosen?.length === 2 ? { ...others, currentPlanId: before } : others)
      }
    }),
  fault('first', 'list-price-stale', 'stale caches')
    .says('The list of products has prices of an index that was built before the last change')
    .from(github('PrestaShop/PrestaShop/issues/41212'))
    .in('catalogue.listProducts', 'catalogue.getProduct')
    .onDone(['catalogue.listProducts'], (answer) => {
      for (const product of answer.products)
        for (const { price } of product.childSkus) {
          price.fullRetailPrice.originalPrice = inCents(price.fullRetailPrice.originalPrice + 20)
          price.fullRetailPrice.discountedPrice = inCents(price.fullRetailPrice.discountedPrice + 20)
        }
    }),
  fault('first', 'charset-of-content', 'header and body disagree')
    .says('Content is sent as UTF-8 and declared as ISO-8859-1')
    .from(github('sheltermanager/asm3/issues/729'))
    .in('content.getPrepaidPlans', 'content.getPlanReferenceModel', 'content.getStaticContent')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      if (!request.key?.startsWith('content.') || !isDone(reply)) return reply
      return { ...reply, headers: { ...reply.headers, 'content-type': 'application/json; charset=ISO-8859-1' } }
    }),
  fault('first', 'wishlist-count-stale', 'stale caches')
    .says('The count of the wishlist does not fall when something is removed')
    .from(github('aspnet/MusicStore/issues/189'))
    .in('recommendations.getRtCartCount', 'wishlist.addWishlist', 'wishlist.removeWishlist')
    .onDoneOf(
      () => ({ count: 0 }),
      ['recommendations.getRtCartCount'],
      (most, answer) => {
        most.count = Math.max(most.count, answer.wishListCount)
        answer.wishListCount = most.count
      },
    ),
  fault('first', 'inventory-cached-by-sku', 'stale caches')
    .says('The cache of the stock has the sku as its key, and leaves out zip code and store')
    .from('experience: a query parameter that is missing in the cache key of the CDN')
    .in('catalogue.getInventory')
    .by(() => {
      const cached = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'catalogue.getInventory' || !isDone(reply)) return reply
        const sku = String(read(reply.body).skuId)
        const body = cached.get(sku) ?? reply.body
        cached.set(sku, body)
        return { ...reply, body }
      }
    }),
  fault('second', 'removed-card-offered', 'stale caches')
    .says('A removed card is still among the payment options')
    .from(experience('the wallet and the checkout have a cache each'))
    .in('payment.removeCard', 'payment.listCards', 'checkout.selectPayment', 'checkout.getCheckoutDetails')
    .onDoneOf(
      () => new Map<string, Loose>(),
      ['checkout.getCheckoutDetails', 'payment.listCards'],
      (cards, answer) => {
        const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
        const now: Loose[] = answer.cards ?? option?.cards ?? []
        for (const card of now) cards.set(card.cardId, card)
        const gone = [...cards.values()].filter(({ cardId }) => !now.some((card) => card.cardId === cardId))
        if (option && gone.length > 0) option.cards = [...now, ...gone].slice(0, 10)
      },
    ),
  fault('second', 'cache-not-cleared', 'state between answers')
    .says('Forgetting the cart of a prospect answers a success and forgets nothing')
    .from(experience('an asynchronous job that is no longer deployed'))
    .in('session.clearCache', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .before('session.clearCache', async (request, pass) => {
      if (!/^(\{.{0,200}\})?$/.test(request.body)) return pass(request)
      const reply = await ask(request, pass, 'session.continueGuest', {})
      return reply && isDone(reply) ? answered(reply, { code: 200 }) : await pass(request)
    }),
  fault('second', 'first-language-wins', 'header and body disagree')
    .says('Of the languages that a caller takes, the first counts, whatever its weight')
    .from(experience("header.split(',')[0]"))
    .in('catalogue.getProduct', 'plans.getPlans')
    .by(() => (request, pass) => {
      const [first] = (request.headers['accept-language'] ?? '').split(/[,;]/)
      return pass(first ? { ...request, headers: { ...request.headers, 'accept-language': first } } : request)
    }),
  fault('second', 'order-says-first-delivery', 'state between answers')
    .says('The order names the first delivery option, and charges the one that was chosen')
    .from(experience('the order is written from the template of the cart'))
    .in('checkout.placeOrder', 'checkout.getOrder', 'checkout.selectShipping')
    .withMemory<{ first?: Loose }>(
      () => ({}),
      async (memory, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply) || !/"shippingOptions"|"orderNumber"/.test(reply.body)) return reply
        const answer = read(reply.body)
        memory.first ??= answer.shipmentInfo?.shippingOptions?.[0]
        if (!memory.first) return reply
        for (const order of answer.orders ?? [answer.order]) if (order?.shipping) order.shipping = memory.first
        return answered(reply, answer)
      },
    ),
  fault('second', 'notice-not-kept', 'state between answers')
    .says('A notice of stock that was asked for is answered as set, and products do not have it')
    .from(experience('the notice goes to a queue that nobody reads'))
    .in('wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct')
    .onDone(['catalogue.getProduct'], ({ product }) => {
      for (const sku of product.childSkus) sku.notifyMe = false
    }),
  fault('sixth', 'standing-of-the-first-imei', 'stale caches')
    .says('The standing of a second device is that of the first that the session asked for')
    .from(experience('a cache whose key leaves the device out'))
    .in('device.getEsimDetails')
    .onDoneOf<{ standing?: string }>(
      () => ({}),
      ['device.getEsimDetails'],
      (kept, { esimDetails }) => {
        if (esimDetails?.standing === undefined) return
        esimDetails.standing = kept.standing ??= esimDetails.standing
      },
    ),
  fault('third', 'count-after-order', 'state after the order')
    .says('The cookies still count what was ordered')
    .from(experience('the cookies are written by the cart service, which does not hear of the order'))
    .in('checkout.placeOrder')
    .onReply('checkout.placeOrder', (reply) => ({
      ...reply,
      setCookies: reply.setCookies.filter((cookie) => !/^(?:prospect|gn)CartCount=/.test(cookie)),
    })),
  fault('third', 'trade-in-id-stays', 'stale caches')
    .says('A device of the account is told as traded in once its trade-in is removed')
    .from(experience('the id is copied to the device and never taken back'))
    .in('tradeIn.accountDevices', 'tradeIn.addDevice')
    .onDoneOf(
      () => new Map<string, string>(),
      ['tradeIn.accountDevices'],
      (ids, { devices }) => {
        for (const device of devices) {
          if (device.submissionId) ids.set(device.mtnHashCode, device.submissionId)
          const id = ids.get(device.mtnHashCode)
          if (id !== undefined) device.submissionId = id
        }
      },
    ),
  fault('third', 'specialists-of-closed-store', 'dangling references')
    .says('The specialists who answer by video are of a store that is not listed')
    .from(experience('a store that was closed is still in the settings of the call centre'))
    .in('support.videoAssistCheck', 'support.listStores')
    .onDone(['support.videoAssistCheck'], (answer) => {
      answer.locationCode = '0999901'
    }),
]
