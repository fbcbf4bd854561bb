import type { Drift } from '../../drift'
import type { TwinReply } from '../../twin'
import { answered, inCents, isDone, read, shopperOf } from '../parts'
import { heldOut, memoryOf, onDone, withBody } from './held-out'

const github = (place: string) => `https://github.com/${place}`

/** Faults of sessions, orders, the catalogue, content and what accounts trade in. */
export const otherFaults: readonly Drift[] = [
  heldOut(
    'find-order-minds-case',
    'limits and boundaries',
    'An order is not found by its email address in another case',
    github('shopware/shopware/issues/8686'),
    ['checkout.findOrder', 'checkout.placeOrder'],
    onDone(['checkout.findOrder'], (answer, request) => {
      const { emailId } = read(request.body)
      if (answer.order && answer.order.contact?.emailId !== emailId) delete answer.order
    }),
  ),
  heldOut(
    'unknown-order-answers-latest',
    'wrong status',
    'An order number that nobody has answers the latest order',
    github('amzn/selling-partner-api-models/issues/2939'),
    ['checkout.getOrder', 'checkout.placeOrder'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'checkout.getOrder' || !reply.body.includes('ORDER_NOT_FOUND')) return reply
      return await pass(withBody(request, {}))
    },
  ),
  heldOut(
    'orders-oldest-first',
    'ordering',
    'Orders are listed oldest first',
    'experience: an ORDER BY that lost its DESC',
    ['checkout.listOrders', 'checkout.placeOrder'],
    onDone(['checkout.listOrders'], (answer) => void answer.orders.reverse()),
  ),
  heldOut(
    'list-of-orders-day-only',
    'time and time zones',
    'The list of orders says the day at midnight where the order has the instant',
    github('Kademi/kademi-dev/issues/4759'),
    ['checkout.listOrders', 'checkout.getOrder', 'checkout.placeOrder'],
    onDone(['checkout.listOrders'], (answer) => {
      for (const order of answer.orders) order.placedAt = `${order.placedAt.slice(0, 10)}T00:00:00.000Z`
    }),
  ),
  heldOut(
    'orders-after-logout',
    'sessions and cookies',
    'The list of orders answers to the cookie of a session that signed out',
    github('dotnet-architecture/eShopOnWeb/issues/519'),
    ['session.logout', 'checkout.listOrders'],
    () => {
      const orders = new Map<string, TwinReply>()
      const ended = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        const shopper = shopperOf(request)
        if (request.key === 'session.logout') ended.add(shopper)
        if (request.key !== 'checkout.listOrders') return reply
        if (isDone(reply) && !ended.has(shopper)) orders.set(shopper, reply)
        const kept = orders.get(shopper)
        return ended.has(shopper) && kept ? { ...reply, status: kept.status, body: kept.body } : reply
      }
    },
  ),
  heldOut(
    'keep-alive-of-the-dead',
    'sessions and cookies',
    'A session that has ended is told that it was kept alive',
    github('polarsource/polar/issues/6080'),
    ['session.keepAlive', 'session.logout'],
    () => {
      const known = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (isDone(reply) && shopperOf(request) !== '') known.add(shopperOf(request))
        if (request.key !== 'session.keepAlive' || reply.status !== 401 || !known.has(shopperOf(request))) return reply
        const date = Date.parse(reply.headers['date'] ?? '') || Date.now()
        const serviceHeader = { statusCode: '00', statusMsg: 'SUCCESS' }
        const expiresAt = new Date(date + 1_800_000).toISOString()
        return { ...answered(reply, { statusCode: '00', serviceHeader, expiresAt }), status: 200 }
      }
    },
  ),
  heldOut(
    'keep-alive-first-expiry',
    'sessions and cookies',
    'Keeping a session alive answers when it would have ended at first',
    github('opensearch-project/security-dashboards-plugin/pull/547'),
    ['session.keepAlive'],
    () => {
      const firstOf = memoryOf<{ at?: string }>(() => ({}))
      return onDone(['session.keepAlive'], (answer, request) => {
        const first = firstOf(request)
        first.at ??= answer.expiresAt
        answer.expiresAt = first.at
      })()
    },
  ),
  heldOut(
    'list-price-stale',
    'stale caches',
    'The list of products has prices of an index that was built before the last change',
    github('PrestaShop/PrestaShop/issues/41212'),
    ['catalogue.listProducts', 'catalogue.getProduct'],
    onDone(['catalogue.listProducts'], (answer) => {
      for (const product of answer.products)
        for (const { price } of product.childSkus) {
          price.fullRetailPrice.originalPrice = inCents(price.fullRetailPrice.originalPrice + 20)
          price.fullRetailPrice.discountedPrice = inCents(price.fullRetailPrice.discountedPrice + 20)
        }
    }),
  ),
  heldOut(
    'last-product-twice',
    'paging',
    'The last product of a list comes twice',
    github('magento/magento2/issues/25001'),
    ['catalogue.listProducts'],
    onDone(['catalogue.listProducts'], (answer) => {
      const last = answer.products.at(-1)
      if (answer.products.length > 1) answer.products.push(last)
    }),
  ),
  heldOut(
    'activation-fee-of-last-year',
    'content endpoints',
    'The plan reference says an activation fee that carts do not charge',
    'experience: content is edited by hand',
    ['content.getPlanReferenceModel', 'checkout.getCheckoutDetails', 'cart.addPlan', 'plans.getPlans'],
    onDone(['content.getPlanReferenceModel'], (answer) => {
      for (const plan of answer.planReference.planDetails) {
        if (!(plan.activationFee > 5)) continue
        const { activationFee } = plan
        plan.activationFee = activationFee - 5
        for (const fee of plan.broadbandFacts?.oneTimeFees ?? [])
          if (fee.amount === activationFee) fee.amount = activationFee - 5
      }
    }),
  ),
  heldOut(
    'plan-without-details',
    'content endpoints',
    'A plan that the reference lists under its type has no details',
    'experience: a content entry that was not published',
    ['content.getPlanReferenceModel', 'plans.getPlans'],
    onDone(['content.getPlanReferenceModel'], (answer) => {
      if (answer.planReference.planDetails.length > 1) answer.planReference.planDetails.pop()
    }),
  ),
  heldOut(
    'charset-of-content',
    'header and body disagree',
    'Content is sent as UTF-8 and declared as ISO-8859-1',
    github('sheltermanager/asm3/issues/729'),
    ['content.getPrepaidPlans', 'content.getPlanReferenceModel', 'content.getStaticContent'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (!request.key?.startsWith('content.') || !isDone(reply)) return reply
      return { ...reply, headers: { ...reply.headers, 'content-type': 'application/json; charset=ISO-8859-1' } }
    },
  ),
  heldOut(
    'account-device-value',
    'trade-in',
    'A device of the account has another trade-in value in the list of devices than in the list of lines',
    'experience: two price books',
    ['tradeIn.accountDevices', 'cart.listEligibleLines'],
    onDone(['tradeIn.accountDevices'], (answer) => {
      for (const device of answer.devices) if (device.tradeInValue > 0) device.tradeInValue += 15
    }),
  ),
]
