import type { Drift } from '../drift'
import type { TwinReply } from '../twin'
import { onAnswer, type Loose } from '../wrappers'
import { answered, fault, inCents, isDone, linesOf, onCart, onCartOf, read, shopperOf, sumOf } from './parts'

/** Carts and orders. */
export const cartExam: readonly Drift[] = [
  fault(
    'tax-first-line-only',
    'the total tax counts the first line alone',
    ['cart.calculateMultiLineTax'],
    onAnswer('cart.calculateMultiLineTax', (answer) => {
      if (answer.lines.length > 1) answer.totalTax = answer.lines[0].tax
    }),
  ),
  fault('promo-twice', 'a promo code that is entered again takes its discount off again', ['cart.applyPromo'], () => {
    const times = new Map<string, number>()
    return async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.applyPromo' || !isDone(reply)) return reply
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
    }
  }),
  fault(
    'price-of-old-device',
    'a device that is changed keeps the price of the first',
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    onCartOf(
      () => new Map<string, Loose>(),
      (memory, cart) => {
        for (const { lineId, deviceItem } of linesOf(cart)) {
          if (!deviceItem) continue
          const first = memory.get(lineId) ?? {
            retailPrice: deviceItem.retailPrice,
            monthlyPrice: deviceItem.monthlyPrice,
          }
          memory.set(lineId, first)
          Object.assign(deviceItem, first)
        }
      },
    ),
  ),
  fault(
    'emergency-address-dropped',
    'the emergency address is gone once the shipping is chosen',
    ['cart.e911Address', 'checkout.selectShipping', 'checkout.getCheckoutDetails'],
    onCartOf(
      () => ({ isChosen: false }),
      (memory, cart, { key }) => {
        if (key === 'checkout.selectShipping') memory.isChosen = true
        if (memory.isChosen) for (const { serviceInfo } of linesOf(cart)) delete serviceInfo.e911Address
      },
    ),
  ),
  fault(
    'bundle-off-by-one',
    'the pieces to the next discount are one too few',
    ['cart.retrieveBundleAccCart'],
    onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: one }) => {
      if (one.itemsToNextTier > 1) one.itemsToNextTier -= 1
    }),
  ),
  fault(
    'delivery-not-charged',
    'the chosen delivery is not the one in the totals',
    ['checkout.selectShipping', 'checkout.getCheckoutDetails'],
    onCartOf(
      () => ({ cost: undefined as number | undefined }),
      (memory, cart) => {
        const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'delivery')
        memory.cost ??= row?.amount ?? 0
        if (!row) return
        row.amount = memory.cost
        cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
      },
    ),
  ),
  fault(
    'agreed-at-once',
    'the agreements count as accepted before they are',
    ['checkout.acceptAgreements', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, { customerAgreements }) => {
      customerAgreements.agreementCompleted = true
    }),
  ),
  fault(
    'contract-does-not-add-up',
    'the months of a contract do not add up to what is financed',
    ['checkout.getCheckoutDetails'],
    onCart((_cart, _request, answer) => {
      for (const one of answer.installmentContracts ?? [])
        one.financedAmount = inCents(one.financedAmount + one.monthlyAmount)
    }),
  ),
  fault(
    'tax-of-old-address',
    'the tax stays that of the first address',
    ['checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onCartOf(
      () => ({ tax: undefined as number | undefined }),
      (memory, cart) => {
        const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'tax')
        if (!row) return
        memory.tax ??= row.amount
        row.amount = memory.tax
        cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
      },
    ),
  ),
  fault(
    'order-without-accessories',
    'a placed order has lost its accessories',
    ['checkout.placeOrder'],
    onAnswer('checkout.placeOrder', ({ order }) => {
      order.accessories = []
      for (const line of order.lines) line.accessories = []
    }),
  ),
  fault(
    'order-date-moves',
    'an order was placed whenever it is read',
    ['checkout.getOrder', 'checkout.placeOrder'],
    onAnswer('checkout.getOrder', ({ order }) => {
      order.placedAt = new Date().toISOString()
    }),
  ),
  fault('order-number-reused', 'every order has the same number', ['checkout.placeOrder'], () => {
    let first: string | undefined
    return async (request, pass) => {
      const reply = await pass(request)
      if (!['checkout.placeOrder', 'checkout.getOrder'].includes(request.key ?? '') || !isDone(reply)) return reply
      const answer = read(reply.body)
      first ??= answer.order.orderNumber
      answer.order.orderNumber = first
      return answered(reply, answer)
    }
  }),
  fault(
    'cart-after-order',
    'the cart is still full once its order is placed',
    ['checkout.placeOrder', 'checkout.getCheckoutDetails'],
    () => {
      const last = new Map<string, TwinReply>()
      const after = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        const shopper = shopperOf(request)
        if (request.key === 'checkout.placeOrder' && isDone(reply)) after.add(shopper)
        if (request.key !== 'checkout.getCheckoutDetails') return reply
        if (isDone(reply)) last.set(shopper, reply)
        return after.has(shopper) ? (last.get(shopper) ?? reply) : reply
      }
    },
  ),
]
