import type { Drift } from '../../drift'
import { answered, isDone, onCartOf, read } from '../parts'
import type { Loose } from '../../wrappers'
import { heldOut, memoryOf, onAsked, onDone } from './held-out'

const experience = (how: string) => `experience: ${how}`

const monthBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 31 * 86_400_000).toISOString().slice(0, 10)

/** Faults of the second list in what is told. */
export const secondReadFaults: readonly Drift[] = [
  heldOut(
    'shared-wishlist-is-own',
    'isolation of shoppers',
    'A shared wishlist answers the list of whoever opens the link',
    experience('the id of the link is read and then overwritten by that of the session'),
    ['wishlist.retrieveWishlist', 'wishlist.addWishlist'],
    onAsked('wishlist.retrieveWishlist', (body) => {
      delete body.wid
    }),
  ),
  heldOut(
    'wishlist-default-variant',
    'wrong variant',
    'The wishlist selects the default variant of a product instead of the saved one',
    experience('a join on the product id that forgets the sku'),
    ['wishlist.retrieveWishlist', 'wishlist.addWishlist'],
    onDone(['wishlist.retrieveWishlist'], (answer) => {
      const { deviceList, accessoryList } = answer.data.wishList
      for (const product of [...deviceList, ...accessoryList])
        if (product.selected) product.selected.sku = product.defaultSKU
    }),
  ),
  heldOut(
    'card-month-of-javascript',
    'time and time zones',
    'The month in which a saved card expires is counted from zero',
    experience('Date.getMonth()'),
    ['payment.listCards', 'checkout.selectPayment', 'checkout.getCheckoutDetails'],
    onDone(['payment.listCards', 'checkout.getCheckoutDetails'], (answer) => {
      const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
      for (const card of [...(answer.cards ?? []), ...(option?.cards ?? [])])
        card.expiryMonth = Math.max(1, card.expiryMonth - 1)
    }),
  ),
  heldOut(
    'bar-code-never-expires',
    'time and time zones',
    'The look-up says of a bar code that has expired that it has not',
    experience('the look-up compares with the year alone'),
    ['promo.getPromoCaseIdByBarCode', 'cart.updateBarcode'],
    onDone(['promo.getPromoCaseIdByBarCode'], (answer) => {
      for (const found of answer.promoCases) found.expired = false
    }),
  ),
  heldOut(
    'trade-in-value-of-last-month',
    'time and time zones',
    'The value of a trade-in is told with a last day that is over',
    experience('a month is subtracted where it should be added'),
    ['tradeIn.validateDevice'],
    onDone(['tradeIn.validateDevice'], (answer) => {
      answer.validUntil = monthBefore(monthBefore(answer.validUntil))
    }),
  ),
  heldOut(
    'content-page-in-english',
    'locale',
    'Content of one page is English, whichever language was asked; all pages together have it right',
    experience('the cache of a page has its name as its key'),
    ['content.getStaticContent'],
    () => (request, pass) => {
      if (request.key !== 'content.getStaticContent') return pass(request)
      const [path, query] = request.url.split('?')
      const asked = new URLSearchParams(query)
      if (asked.has('page') && asked.get('language') === 'es') asked.set('language', 'en')
      return pass({ ...request, url: `${path}?${asked.toString()}` })
    },
  ),
  heldOut(
    'first-language-wins',
    'header and body disagree',
    'Of the languages that a caller takes, the first counts, whatever its weight',
    experience("header.split(',')[0]"),
    ['catalogue.getProduct', 'plans.getPlans'],
    () => (request, pass) => {
      const [first] = (request.headers['accept-language'] ?? '').split(/[,;]/)
      return pass(first ? { ...request, headers: { ...request.headers, 'accept-language': first } } : request)
    },
  ),
  heldOut(
    'current-case-last',
    'ordering',
    'The case of the current cart comes last',
    experience('ORDER BY changed_at'),
    ['cases.getCases', 'cart.saveCart', 'cart.addDevice'],
    onDone(['cases.getCases'], (answer) => void answer.cases.reverse()),
  ),
  heldOut(
    'bundle-flag-lost',
    'flags',
    'The page of an accessory does not say that it counts towards the bundle, which the bundle lists',
    experience('two indexes of one catalogue'),
    ['catalogue.getProduct', 'catalogue.listProducts', 'catalogue.listBundles'],
    onDone(['catalogue.getProduct', 'catalogue.listProducts'], (answer) => {
      for (const product of answer.products ?? [answer.product])
        if (product?.bundleEligible) product.bundleEligible = false
    }),
  ),
  heldOut(
    'recommends-a-retired-plan',
    'references',
    'The plan to preselect is none of those that are listed',
    experience('the rules of the recommendation are released apart from the plans'),
    ['plans.getPlans'],
    onDone(['plans.getPlans'], (answer) => {
      if (answer.recommendedPlanId) answer.recommendedPlanId = `${answer.recommendedPlanId}-2024`
    }),
  ),
  heldOut(
    'contract-finances-the-fee',
    'money',
    'The contract of the instalments finances the activation fee, which is due today',
    experience('the loan service takes the sum of the line'),
    ['checkout.getCheckoutDetails', 'cart.addDevice'],
    onDone(['checkout.getCheckoutDetails'], (answer) => {
      for (const contract of answer.installmentContracts ?? [])
        contract.financedAmount = Math.round((contract.financedAmount + 35) * 100) / 100
    }),
  ),
  heldOut(
    'order-says-first-delivery',
    'state between answers',
    'The order names the first delivery option, and charges the one that was chosen',
    experience('the order is written from the template of the cart'),
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.selectShipping'],
    () => {
      const optionsOf = memoryOf<{ first?: Loose }>(() => ({}))
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply) || !/"shippingOptions"|"orderNumber"/.test(reply.body)) return reply
        const answer = read(reply.body)
        const memory = optionsOf(request)
        memory.first ??= answer.shipmentInfo?.shippingOptions?.[0]
        if (!memory.first) return reply
        for (const order of answer.orders ?? [answer.order]) if (order?.shipping) order.shipping = memory.first
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'fraud-session-shared',
    'isolation of shoppers',
    'All carts have the fraud session of the first one',
    experience('a default argument that is evaluated once'),
    ['checkout.getCheckoutDetails', 'cart.addDevice'],
    () => {
      let first: string | undefined
      return onCartOf(
        () => ({}),
        (_memory, cart) => {
          first ??= cart.safeTechSessionId
          cart.safeTechSessionId = first
        },
      )()
    },
  ),
  heldOut(
    'guessing-orders-never-throttled',
    'rate limits',
    'Whoever guesses order numbers is never stopped',
    experience('the counter is in the memory of one of many instances'),
    ['checkout.findOrder'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'checkout.findOrder' || !reply.body.includes('TOO_MANY_ATTEMPTS')) return reply
      const serviceHeader = { statusCode: '00', statusMsg: 'SUCCESS' }
      return { ...answered(reply, { statusCode: '00', serviceHeader }), status: 200 }
    },
  ),
  heldOut(
    'instalments-of-default-variant',
    'money',
    'Each variant of a product has the instalments of the default one, and its own retail price',
    experience('the price of a product is cached where skus have prices'),
    ['catalogue.getProduct', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onDone(['catalogue.getProduct'], ({ product }) => {
      const rows = product.childSkus.find(({ skuId }: Loose) => skuId === product.defaultSKU)?.price.devicePaymentPrice
      for (const { price } of product.childSkus) if (rows) price.devicePaymentPrice = rows
    }),
  ),
  heldOut(
    'closes-in-the-morning',
    'time and time zones',
    'Stores close at hours of the afternoon that are told without it: 08:00 for 20:00',
    experience('hh:mm for HH:mm'),
    ['support.listStores', 'checkout.getCheckoutDetails'],
    onDone(['support.listStores'], (answer) => {
      for (const { hours } of answer.stores) {
        const hour = Number(hours.closes.slice(0, 2))
        if (hour > 12) hours.closes = `${String(hour - 12).padStart(2, '0')}${hours.closes.slice(2)}`
      }
    }),
  ),
  heldOut(
    'notice-not-kept',
    'state between answers',
    'A notice of stock that was asked for is answered as set, and products do not have it',
    experience('the notice goes to a queue that nobody reads'),
    ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'],
    onDone(['catalogue.getProduct'], ({ product }) => {
      for (const sku of product.childSkus) sku.notifyMe = false
    }),
  ),
]
