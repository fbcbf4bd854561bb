import type { Makings } from '../fault-table'
import { onAnswer, onBody, isDone, type Loose, onReply } from '../wrappers'
import {
  rowsOf,
  onDone,
  ask,
  cartOf,
  memoryOf,
  everyObject,
  shopperOf,
  read,
  answered,
  inCents,
  onCart,
  onCartOf,
  linesOf,
} from './parts'

export const moneyFaults: Makings = {
  'promo-twice': () => {
    const times = new Map<string, number>()
    return onReply('cart.applyPromo', (reply, request) => {
      const key = shopperOf(request) + read(request.body)?.promoCode
      const count = (times.get(key) ?? 0) + 1
      times.set(key, count)
      if (count < 2) return reply
      const answer = read(reply.body)
      for (const one of answer.promotions.slice() as Loose[]) {
        answer.promotions.push(one)
        answer.totals.todayRows.push({ code: 'promo-discount', name: one.displayName, amount: -one.discountAmount })
        answer.totals.dueToday = Math.max(0, inCents(answer.totals.dueToday - one.discountAmount))
      }
      return answered(reply, answer)
    })()
  },
  'adding-drops-promo': () => {
    const codesOf = memoryOf(() => ({ codes: new Set<string>() }))
    return async (request, pass) => {
      const reply = await pass(request)
      const { codes } = codesOf(request)
      if (!isDone(reply)) return reply
      if (request.key === 'cart.applyPromo') codes.add(String(read(request.body)?.promoCode))
      if (request.key !== 'cart.addAccessories') return reply
      for (const promoCode of codes) await ask(request, pass, 'cart.removePromo', { promoCode })
      codes.clear()
      return reply
    }
  },
  'quote-restores-one-of-each': onReply('quote.retrieveCartFromQuote', async (reply, request, pass) => {
    const cart = await cartOf(request, pass)
    for (const [mtn, line] of Object.entries(cart?.lineDetails?.lineInfo ?? {}))
      for (const { itemCode: id, qty } of (line as { accessories: { itemCode: string; qty: number }[] }).accessories)
        if (qty > 1)
          await ask(request, pass, 'cart.addAccessories', {
            cartInfo: {},
            data: { lines: [{ mtn, addAccessories: [{ id, qty: 1 }], removeAccessories: [{ id, qty: 1 }] }] },
          })
    return reply
  }),
  'estimate-without-activation': onDone(['pricing.estimateLine'], ({ plans }) => {
    for (const { totals } of rowsOf(plans)) {
      const fees = rowsOf(totals.todayRows).filter(({ code }) => code === 'activation')
      totals.todayRows = rowsOf(totals.todayRows).filter((row) => !fees.includes(row))
      for (const { amount } of fees) totals.dueToday = inCents(totals.dueToday - amount)
    }
  }),
  'donation-loses-a-cent': onBody('cart.addDonation', (body) => {
    if (typeof body.donationAmount === 'number' && inCents(body.donationAmount) === body.donationAmount)
      body.donationAmount = Math.floor(body.donationAmount * 100) / 100
  }),
  'held-for-seconds': onDone(['cart.holdNumbers'], (answer) => {
    answer.heldUntil = new Date(Date.parse(answer.heldUntil as string) - 885_000).toISOString()
  }),
  'damaged-worth-half': onCart(({ lineDetails, orderDetails }) => {
    for (const item of lineDetails.tradeInDetail.tradeInItems as Loose[]) {
      if (item.condition !== 'damaged') continue
      const more = inCents(item.tradeInValue / 4)
      const row = ((orderDetails.totals.creditRows ?? []) as Loose[]).find(
        ({ amount }) => amount === -item.tradeInValue,
      )
      if (row) row.amount = inCents(row.amount - more)
      item.tradeInValue = inCents(item.tradeInValue + more)
      item.creditTotal = inCents(item.creditTotal + more)
    }
  }),
  'rows-for-pieces': onReply('recommendations.getRtCartCount', async (reply, request, pass) => {
    const cart = await cartOf(request, pass)
    if (!cart) return reply
    return answered(reply, { ...read(reply.body), rtCartCount: cart.orderDetails.orderList.length })
  }),
  'instalments-round-half-up': onDone(
    ['catalogue.getProduct', 'catalogue.listProducts'],
    ({ product, products = [product] }) => {
      for (const { childSkus } of products as Loose[]) {
        for (const { price } of childSkus as Loose[]) {
          for (const term of (price.devicePaymentPrice ?? []) as Loose[]) {
            if (term.dpTermPrices?.loanOfferDetails.annualPercentageRate !== 0) continue
            if (term.discountedPrice === term.originalPrice)
              term.discountedPrice = inCents(price.fullRetailPrice.originalPrice / term.contractDuration)
            term.originalPrice = inCents(price.fullRetailPrice.originalPrice / term.contractDuration)
          }
        }
      }
    },
  ),
  'miles-are-kilometres': onDone(['catalogue.getInventory'], ({ localStore }) => {
    if (localStore?.distanceMiles !== undefined)
      localStore.distanceMiles = Math.round(localStore.distanceMiles * 16.09) / 10
  }),
  'tax-on-one-instalment': onDone(['pricing.estimateLine'], ({ term, plans }) => {
    if (term === 0) return
    for (const { totals } of plans as Loose[]) {
      const tax = (totals.todayRows as Loose[]).find(({ code }) => code === 'tax')
      if (!tax) continue
      const amount = inCents(tax.amount / term)
      totals.dueToday = inCents(totals.dueToday - tax.amount + amount)
      tax.amount = amount
    }
  }),
  'surcharge-once': onCart(({ orderDetails: { totals } }) => {
    const [, ...others] = (totals.monthlyRows as Loose[]).filter(({ code }) => code === 'without-auto-pay')
    totals.monthlyRows = (totals.monthlyRows as Loose[]).filter((row) => !others.includes(row))
    for (const { amount } of others) totals.dueMonthly = inCents(totals.dueMonthly - amount)
  }),
  'account-device-value': onDone(['tradeIn.accountDevices'], (answer) => {
    for (const device of answer.devices) if (device.tradeInValue > 0) device.tradeInValue += 15
  }),
  'badge-counts-kinds': onReply('recommendations.getRtCartCount', async (reply, request, pass) => {
    const cart = await cartOf(request, pass)
    if (!cart) return reply
    let more = 0
    for (const line of linesOf(cart)) for (const { qty } of line.accessories) more += qty - 1
    const answer = read(reply.body)
    return answered(reply, { ...answer, rtCartCount: Math.max(0, answer.rtCartCount - more) })
  }),
  'order-tax-a-cent-more': onDone(
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'],
    (answer) => {
      for (const order of answer.orders ?? [answer.order]) {
        const tax = order?.totals?.todayRows?.find(({ code }: Loose) => code === 'tax')
        if (!tax || tax.amount === 0) continue
        tax.amount = inCents(tax.amount + 0.01)
        order.totals.dueToday = inCents(order.totals.dueToday + 0.01)
        if (order.payments?.[0]) order.payments[0].amount = inCents(order.payments[0].amount + 0.01)
      }
    },
  ),
  'tax-drops-last-line': onDone(['cart.calculateMultiLineTax'], (answer) => {
    if (answer.lines?.length > 1) answer.lines.pop()
  }),
  'estimate-without-autopay': onDone(['pricing.estimateLine'], (answer) => {
    for (const plan of answer.plans ?? []) {
      const offer = plan.totals.monthlyRows.find(({ amount }: Loose) => amount < 0)
      if (offer && plan.dueMonthlyWithoutAutoPay !== undefined)
        plan.dueMonthlyWithoutAutoPay = inCents(plan.dueMonthlyWithoutAutoPay - offer.amount)
    }
  }),
  'promo-amount-cut-to-dollars': onDone(['promo.validateFriendsAndFamily'], (answer) => {
    for (const promotion of answer.promotions ?? []) promotion.discountAmount = Math.floor(promotion.discountAmount)
  }),
  'payments-keep-first-amount': onCartOf<{ payments?: Loose }>(
    () => ({}),
    (memory, cart) => {
      const { lineDetails } = cart
      if (lineDetails.payments?.length !== 1) return
      memory.payments ??= structuredClone(lineDetails.payments)
      lineDetails.payments = memory.payments
    },
  ),
  'first-four-digits': () => {
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
  'contract-finances-the-fee': onDone(['checkout.getCheckoutDetails'], (answer) => {
    for (const contract of answer.installmentContracts ?? [])
      contract.financedAmount = Math.round((contract.financedAmount + 35) * 100) / 100
  }),
  'instalments-of-default-variant': onDone(['catalogue.getProduct'], ({ product }) => {
    const rows = product.childSkus.find(({ skuId }: Loose) => skuId === product.defaultSKU)?.price.devicePaymentPrice
    for (const { price } of product.childSkus) if (rows) price.devicePaymentPrice = rows
  }),
  'tax-rounded-at-the-end': onAnswer('cart.calculateMultiLineTax', (answer) => {
    if (answer.lines.length > 1) answer.totalTax = inCents(answer.totalTax + 0.01)
  }),
  'donation-is-taxed': onCart(({ orderDetails: { totals }, lineDetails: { payments } }) => {
    const given = rowsOf(totals.todayRows).find(({ code }) => code === 'donation')
    const tax = rowsOf(totals.todayRows).find(({ code }) => code === 'tax')
    if (!given || !tax) return
    const more = inCents(given.amount * 0.0625)
    tax.amount = inCents(tax.amount + more)
    totals.dueToday = inCents(totals.dueToday + more)
    const [payment] = rowsOf(payments)
    if (payment) payment.amount = inCents(payment.amount + more)
  }),
  'rate-as-fraction': onDone(['cart.calculateMultiLineTax'], (answer) => {
    answer.ratePercent = Number((answer.ratePercent / 100).toFixed(6))
  }),
  'bundle-counts-all': () => async (request, pass) => {
    const cart = request.key === 'cart.retrieveBundleAccCart' ? await cartOf(request, pass) : undefined
    return await onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail }) => {
      if (!cart) return
      bundleAccessoryDetail.eligibleQuantity = linesOf(cart)
        .flatMap(({ accessories }) => accessories)
        .reduce((sum: number, { qty }: Loose) => sum + qty, 0)
    })()(request, pass)
  },
  'credit-in-whole-dollars': onDone(['tradeIn.validateDevice'], ({ promotion }) => {
    if (promotion) promotion.monthlyAmount = Math.round(promotion.monthlyAmount)
  }),
  'value-expired': onAnswer('tradeIn.validateDevice', (answer) => {
    answer.validUntil = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  }),
}
