import type { Drift } from '../../drift'
import { answered, inCents, isDone, linesOf, onCart, onCartOf, read } from '../parts'
import { cartOf, everyObject, heldOut, memoryOf, onDone } from './held-out'
import type { Loose } from '../../wrappers'

const github = (place: string) => `https://github.com/${place}`

const daysOff = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const asLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** Faults in what is told of a cart and of what goes into it. */
export const readFaults: readonly Drift[] = [
  heldOut(
    'badge-counts-kinds',
    'counting and sums',
    'The count of the badge counts each accessory once, however many of it there are',
    github('thelia/thelia/issues/601'),
    ['recommendations.getRtCartCount', 'cart.addAccessories', 'cart.addDevice'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'recommendations.getRtCartCount' || !isDone(reply)) return reply
      const cart = await cartOf(request, pass)
      if (!cart) return reply
      let more = 0
      for (const line of linesOf(cart)) for (const { qty } of line.accessories) more += qty - 1
      const answer = read(reply.body)
      return answered(reply, { ...answer, rtCartCount: Math.max(0, answer.rtCartCount - more) })
    },
  ),
  heldOut(
    'wishlist-count-stale',
    'stale caches',
    'The count of the wishlist does not fall when something is removed',
    github('aspnet/MusicStore/issues/189'),
    ['recommendations.getRtCartCount', 'wishlist.addWishlist', 'wishlist.removeWishlist'],
    () => {
      const mostOf = memoryOf(() => ({ count: 0 }))
      return onDone(['recommendations.getRtCartCount'], (answer, request) => {
        const most = mostOf(request)
        most.count = Math.max(most.count, answer.wishListCount)
        answer.wishListCount = most.count
      })()
    },
  ),
  heldOut(
    'existing-cart-ghost',
    'wrong shape under rare conditions',
    'A cart that was emptied still counts as existing',
    github('pimcore/pimcore/issues/3081'),
    ['cart.checkExistingCart', 'cart.removeDevice'],
    () => {
      const seen = memoryOf<{ cartId?: string; caseId?: string }>(() => ({}))
      return onDone(['cart.checkExistingCart'], (answer, request) => {
        const memory = seen(request)
        if (answer.existingCart) Object.assign(memory, { cartId: answer.cartId, caseId: answer.caseId })
        else if (memory.cartId !== undefined) Object.assign(answer, { existingCart: true, ...memory })
      })()
    },
  ),
  heldOut(
    'order-tax-a-cent-more',
    'rounding',
    'Tax is rounded line by line in the order, and at the sum in the cart: a cent more',
    github('woocommerce/woocommerce/issues/25641'),
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.getCheckoutDetails'],
    onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'], (answer) => {
      for (const order of answer.orders ?? [answer.order]) {
        const tax = order?.totals?.todayRows?.find(({ code }: Loose) => code === 'tax')
        if (!tax || tax.amount === 0) continue
        tax.amount = inCents(tax.amount + 0.01)
        order.totals.dueToday = inCents(order.totals.dueToday + 0.01)
        if (order.payments?.[0]) order.payments[0].amount = inCents(order.payments[0].amount + 0.01)
      }
    }),
  ),
  heldOut(
    'tax-drops-last-line',
    'counting and sums',
    'The tax of several lines lists all but the last, which its total has',
    github('PrestaShop/PrestaShop/issues/36369'),
    ['cart.calculateMultiLineTax', 'cart.addDevice'],
    onDone(['cart.calculateMultiLineTax'], (answer) => {
      if (answer.lines?.length > 1) answer.lines.pop()
    }),
  ),
  heldOut(
    'estimate-without-autopay',
    'trade-in',
    'Without Auto Pay an estimate forgets the promotion of the trade-in',
    github('woocommerce/woocommerce/issues/20505'),
    ['pricing.estimateLine', 'plans.getPlans'],
    onDone(['pricing.estimateLine'], (answer) => {
      for (const plan of answer.plans ?? []) {
        const offer = plan.totals.monthlyRows.find(({ amount }: Loose) => amount < 0)
        if (offer && plan.dueMonthlyWithoutAutoPay !== undefined)
          plan.dueMonthlyWithoutAutoPay = inCents(plan.dueMonthlyWithoutAutoPay - offer.amount)
      }
    }),
  ),
  heldOut(
    'inventory-cached-by-sku',
    'stale caches',
    'The cache of the stock has the sku as its key, and leaves out zip code and store',
    'experience: a query parameter that is missing in the cache key of the CDN',
    ['catalogue.getInventory'],
    () => {
      const cached = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'catalogue.getInventory' || !isDone(reply)) return reply
        const sku = String(read(reply.body).skuId)
        const body = cached.get(sku) ?? reply.body
        cached.set(sku, body)
        return { ...reply, body }
      }
    },
  ),
  heldOut(
    'first-cart-id-kept',
    'ids',
    'After a cart was set aside, its id and case are still named as the current ones',
    'experience: the case service copies the id once',
    ['cases.getCaseAndCartId', 'cart.saveCart', 'cart.addDevice'],
    () => {
      const firstOf = memoryOf<{ cartId?: string; caseID?: string }>(() => ({}))
      return onDone(['cases.getCaseAndCartId'], (answer, request) => {
        const first = firstOf(request)
        if (answer.cartId === undefined) return
        first.cartId ??= answer.cartId
        first.caseID ??= answer.caseID
        Object.assign(answer, first)
      })()
    },
  ),
  heldOut(
    'referral-code-each-time',
    'ids',
    'The referral code is another one at each reading',
    'experience: a code that is generated on read and never stored',
    ['checkout.getMyLinkReferralInfo'],
    () => {
      let drawn = 0
      return onDone(['checkout.getMyLinkReferralInfo'], ({ myLinkReferralInfo: info }) => {
        drawn += 1
        const code = `${info.referralCode.slice(0, -2)}${String((drawn % 90) + 10)}`
        info.referralLink = info.referralLink.replace(info.referralCode, code)
        info.referralCode = code
      })()
    },
  ),
  heldOut(
    'order-mojibake',
    'text encodings',
    'Accented names of an order are encoded twice; the cart has them right',
    github('PrestaShop/PrestaShop/issues/14852'),
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.updateContact'],
    onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders'], (answer) => {
      for (const order of answer.orders ?? [answer.order])
        for (const person of [order?.contact, order?.shippingAddress])
          if (person?.firstName) {
            person.firstName = asLatin1(person.firstName)
            person.lastName = asLatin1(person.lastName)
          }
    }),
  ),
  heldOut(
    'apostrophe-as-entity',
    'text encodings',
    'An apostrophe in a name comes back as an HTML entity',
    github('mautic/mautic/pull/11116'),
    ['checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onDone(['checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'], (answer) => {
      for (const person of [answer.contact, answer.shippingAddress])
        if (typeof person?.lastName === 'string') person.lastName = person.lastName.replaceAll("'", '&#039;')
    }),
  ),
  heldOut(
    'hold-in-local-time',
    'time and time zones',
    'Numbers are held until a local time that is sent as UTC, five hours ago',
    github('EbbLabs/python-tidal/pull/117'),
    ['cart.holdNumbers'],
    onDone(['cart.holdNumbers'], (answer) => {
      answer.heldUntil = new Date(Date.parse(answer.heldUntil) - 5 * 3_600_000).toISOString()
    }),
  ),
  heldOut(
    'arrival-a-day-early',
    'time and time zones',
    'The product page promises a day earlier than the checkout for the same delivery',
    github('mitodl/mitxpro/issues/991'),
    ['catalogue.getInventory', 'checkout.getCheckoutDetails', 'cart.addDevice'],
    onDone(['catalogue.getInventory'], (answer) => {
      if (answer.arrivesOn) answer.arrivesOn = daysOff(answer.arrivesOn, -1)
    }),
  ),
  heldOut(
    'data-layer-shared',
    'isolation of shoppers',
    'The data layer of a page is cached for all shoppers together',
    github('woocommerce/woocommerce/issues/8504'),
    ['omni.readDL', 'cart.addDevice'],
    () => {
      const cached = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'omni.readDL' || !isDone(reply)) return reply
        const page = String(read(request.body)?.pageName)
        const body = cached.get(page) ?? reply.body
        cached.set(page, body)
        return { ...reply, body }
      }
    },
  ),
  heldOut(
    'promo-amount-cut-to-dollars',
    'rounding',
    'A discount in percent is told in whole dollars, and taken off in cents',
    github('woocommerce/woocommerce/issues/20505'),
    ['promo.validateFriendsAndFamily'],
    onDone(['promo.validateFriendsAndFamily'], (answer) => {
      for (const promotion of answer.promotions ?? []) promotion.discountAmount = Math.floor(promotion.discountAmount)
    }),
  ),
  heldOut(
    'payments-keep-first-amount',
    'payment',
    'What is to be paid by card stays as it was when the card was chosen',
    github('solidusio/solidus_paypal_commerce_platform/issues/13'),
    ['checkout.selectPayment', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    onCartOf<{ payments?: Loose }>(
      () => ({}),
      (memory, cart) => {
        const { lineDetails } = cart
        if (lineDetails.payments?.length !== 1) return
        memory.payments ??= structuredClone(lineDetails.payments)
        lineDetails.payments = memory.payments
      },
    ),
  ),
  heldOut(
    'first-four-digits',
    'payment',
    'A card is named by its first four digits',
    'experience: substring(0, 4) for substring(length - 4)',
    ['checkout.selectPayment', 'checkout.getCheckoutDetails'],
    () => {
      const cardOf = memoryOf<{ first?: string }>(() => ({}))
      return async (request, pass) => {
        const reply = await pass(request)
        const card = cardOf(request)
        const number = read(request.body)?.payment?.cardNumber
        if (request.key === 'checkout.selectPayment' && typeof number === 'string') card.first = number.slice(0, 4)
        if (card.first === undefined || !isDone(reply) || !reply.body.includes('"lastFour"')) return reply
        const answer = read(reply.body)
        everyObject(answer, (object) => {
          if ('lastFour' in object) object.lastFour = card.first
        })
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'accessory-line-list-stale',
    'accessories',
    'A line stays in the list of lines with accessories when its last one was removed',
    github('caseymilne/saber-commerce/issues/20'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    onCartOf(
      () => new Set<string>(),
      (had, { lineDetails }) => {
        for (const line of lineDetails.linesWithAcc) had.add(line)
        lineDetails.linesWithAcc = lineDetails.allLines.filter((line: string) => had.has(line))
      },
    ),
  ),
  heldOut(
    'bundle-tier-one-late',
    'limits and boundaries',
    'The bundle tells a tier as reached one item after its minimum',
    'experience: > for >=',
    ['cart.retrieveBundleAccCart', 'catalogue.listBundles', 'cart.addAccessories'],
    () => {
      const lastOf = memoryOf<{ percent: number; quantity: number }>(() => ({ percent: 0, quantity: 0 }))
      return onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail: bundle }, request) => {
        const last = lastOf(request)
        const isBoundary = bundle.discountPercent > last.percent
        const now = { percent: bundle.discountPercent, quantity: bundle.eligibleQuantity }
        if (isBoundary) {
          bundle.discountPercent = last.percent
          bundle.itemsToNextTier = 1
          bundle.nextDiscountPercent = now.percent
        }
        Object.assign(last, now)
      })()
    },
  ),
  heldOut(
    'protection-flag-stale',
    'plans',
    'A protection that was added is still told as not in the cart, feature by feature',
    'experience: two services fill one answer',
    ['device.getProtectionFeatures', 'cart.addFeatures'],
    onDone(['device.getProtectionFeatures'], (answer) => {
      for (const feature of answer.payload?.features ?? []) feature.inCart = false
    }),
  ),
  heldOut(
    'pickup-order-lines',
    'lines',
    'The sequence numbers of lines are given by the order of their ids, and repeat after a removal',
    github('sdras/ecommerce-netlify/issues/61'),
    ['cart.removeDevice', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      for (const line of linesOf(cart)) line.multiLineSeqNumber = Math.min(line.multiLineSeqNumber, 1)
    }),
  ),
]
