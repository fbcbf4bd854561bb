import { isDone, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { rowsOf, onDone, ask, cartOf, everyObject, shopperOf, read, answered, inCents, linesOf } from './parts'

export const moneyFaults: readonly PlantedFault[] = [
  fault('exam', 'promo-twice')
    .says('a promo code that is entered again takes its discount off again')
    .in('cart.applyPromo')
    .by(() => {
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
  fault('first', 'adding-drops-promo', 'promo')
    .says('Adding an accessory drops the promo code that was applied')
    .from(github('lightspeedretail/webstore/issues/138'))
    .in('cart.addAccessories', 'cart.applyPromo', 'checkout.getCheckoutDetails')
    .withMemory(
      () => ({ codes: new Set<string>() }),
      async ({ codes }, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (request.key === 'cart.applyPromo') codes.add(String(read(request.body)?.promoCode))
        if (request.key !== 'cart.addAccessories') return reply
        for (const promoCode of codes) await ask(request, pass, 'cart.removePromo', { promoCode })
        codes.clear()
        return reply
      },
    ),
  fault('first', 'quote-restores-one-of-each', 'counting and sums')
    .says('A cart that is resumed from its quote has one of each accessory')
    .from('experience: the saved cart keeps skus, and quantities are a later column')
    .in('quote.retrieveCartFromQuote', 'cart.saveCart', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .afterDone('quote.retrieveCartFromQuote', async (reply, request, pass) => {
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
  fault('fifth', 'estimate-without-activation', 'money')
    .says('The estimate of a line leaves out the activation fee that the cart charges for it')
    .from(experience('a fee that was added to the cart alone'))
    .in('pricing.estimateLine', 'cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails')
    .onDone(['pricing.estimateLine'], ({ plans }) => {
      for (const { totals } of rowsOf(plans)) {
        const fees = rowsOf(totals.todayRows).filter(({ code }) => code === 'activation')
        totals.todayRows = rowsOf(totals.todayRows).filter((row) => !fees.includes(row))
        for (const { amount } of fees) totals.dueToday = inCents(totals.dueToday - amount)
      }
    }),
  fault('fourth', 'donation-loses-a-cent', 'float money')
    .says('Some donations are a cent less than was sent: $0.29 becomes $0.28')
    .from(experience('Math.floor(dollars * 100)'))
    .in('cart.addDonation', 'checkout.getCheckoutDetails')
    .onBody('cart.addDonation', (body) => {
      if (typeof body.donationAmount === 'number' && inCents(body.donationAmount) === body.donationAmount)
        body.donationAmount = Math.floor(body.donationAmount * 100) / 100
    }),
  fault('fourth', 'held-for-seconds', 'units')
    .says('Numbers are held for fifteen seconds')
    .from(experience('a cache that takes milliseconds for its time to live, and a constant of 15 * 1000'))
    .in('cart.holdNumbers')
    .onDone(['cart.holdNumbers'], (answer) => {
      answer.heldUntil = new Date(Date.parse(answer.heldUntil as string) - 885_000).toISOString()
    }),
  fault('fourth', 'damaged-worth-half', 'constants that differ')
    .says('A damaged device is worth half in the cart, and 40 % where it is valued')
    .from(experience('a rate that two services keep, each for itself'))
    .in('tradeIn.addDevice', 'tradeIn.validateDevice', 'checkout.getCheckoutDetails')
    .onCart(({ lineDetails, orderDetails }) => {
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
  fault('fourth', 'rows-for-pieces', 'counting')
    .says('The count of the cart counts rows, not pieces')
    .from(experience('COUNT(*) where SUM(quantity) was meant'))
    .in('recommendations.getRtCartCount', 'cart.addAccessories')
    .afterDone('recommendations.getRtCartCount', async (reply, request, pass) => {
      const cart = await cartOf(request, pass)
      if (!cart) return reply
      return answered(reply, { ...read(reply.body), rtCartCount: cart.orderDetails.orderList.length })
    }),
  fault('fourth', 'instalments-round-half-up', 'rounding')
    .says('The catalogue rounds instalments half up where the cart rounds them down')
    .from(experience('toFixed(2) in the catalogue, integer cents in the cart'))
    .in('catalogue.getProduct', 'catalogue.listProducts', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onDone(['catalogue.getProduct', 'catalogue.listProducts'], ({ product, products = [product] }) => {
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
    }),
  fault('fourth', 'miles-are-kilometres', 'units')
    .says('The stock of a store says its distance in kilometres, the delivery step in miles')
    .from(experience('a geo index that answers kilometres'))
    .in('catalogue.getInventory', 'checkout.getCheckoutDetails', 'checkout.updateAddress')
    .onDone(['catalogue.getInventory'], ({ localStore }) => {
      if (localStore?.distanceMiles !== undefined)
        localStore.distanceMiles = Math.round(localStore.distanceMiles * 16.09) / 10
    }),
  fault('fourth', 'tax-on-one-instalment', 'wrong base')
    .says('The estimate of a financed device has the tax of its first instalment alone')
    .from(experience('an estimate that taxes what is paid today'))
    .in('pricing.estimateLine')
    .onDone(['pricing.estimateLine'], ({ term, plans }) => {
      if (term === 0) return
      for (const { totals } of plans as Loose[]) {
        const tax = (totals.todayRows as Loose[]).find(({ code }) => code === 'tax')
        if (!tax) continue
        const amount = inCents(tax.amount / term)
        totals.dueToday = inCents(totals.dueToday - tax.amount + amount)
        tax.amount = amount
      }
    }),
  fault('fourth', 'surcharge-once', 'sums')
    .says('Without Auto Pay the first line costs more a month, and every other line what it costs with it')
    .from(experience('a fee that moved from the line to the order'))
    .in('checkout.setAutoPay', 'cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails')
    .onCart(({ orderDetails: { totals } }) => {
      const [, ...others] = (totals.monthlyRows as Loose[]).filter(({ code }) => code === 'without-auto-pay')
      totals.monthlyRows = (totals.monthlyRows as Loose[]).filter((row) => !others.includes(row))
      for (const { amount } of others) totals.dueMonthly = inCents(totals.dueMonthly - amount)
    }),
  fault('first', 'account-device-value', 'trade-in')
    .says('A device of the account has another trade-in value in the list of devices than in the list of lines')
    .from('experience: two price books')
    .in('tradeIn.accountDevices', 'cart.listEligibleLines')
    .onDone(['tradeIn.accountDevices'], (answer) => {
      for (const device of answer.devices) if (device.tradeInValue > 0) device.tradeInValue += 15
    }),
  fault('first', 'badge-counts-kinds', 'counting and sums')
    .says('The count of the badge counts each accessory once, however many of it there are')
    .from(github('thelia/thelia/issues/601'))
    .in('recommendations.getRtCartCount', 'cart.addAccessories', 'cart.addDevice')
    .afterDone('recommendations.getRtCartCount', async (reply, request, pass) => {
      const cart = await cartOf(request, pass)
      if (!cart) return reply
      let more = 0
      for (const line of linesOf(cart)) for (const { qty } of line.accessories) more += qty - 1
      const answer = read(reply.body)
      return answered(reply, { ...answer, rtCartCount: Math.max(0, answer.rtCartCount - more) })
    }),
  fault('first', 'order-tax-a-cent-more', 'rounding')
    .says('Tax is rounded line by line in the order, and at the sum in the cart: a cent more')
    .from(github('woocommerce/woocommerce/issues/25641'))
    .in('checkout.placeOrder', 'checkout.getOrder', 'checkout.getCheckoutDetails')
    .onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'], (answer) => {
      for (const order of answer.orders ?? [answer.order]) {
        const tax = order?.totals?.todayRows?.find(({ code }: Loose) => code === 'tax')
        if (!tax || tax.amount === 0) continue
        tax.amount = inCents(tax.amount + 0.01)
        order.totals.dueToday = inCents(order.totals.dueToday + 0.01)
        if (order.payments?.[0]) order.payments[0].amount = inCents(order.payments[0].amount + 0.01)
      }
    }),
  fault('first', 'tax-drops-last-line', 'counting and sums')
    .says('The tax of several lines lists all but the last, which its total has')
    .from(github('PrestaShop/PrestaShop/issues/36369'))
    .in('cart.calculateMultiLineTax', 'cart.addDevice')
    .onDone(['cart.calculateMultiLineTax'], (answer) => {
      if (answer.lines?.length > 1) answer.lines.pop()
    }),
  fault('first', 'estimate-without-autopay', 'trade-in')
    .says('Without Auto Pay an estimate forgets the promotion of the trade-in')
    .from(github('woocommerce/woocommerce/issues/20505'))
    .in('pricing.estimateLine', 'plans.getPlans')
    .onDone(['pricing.estimateLine'], (answer) => {
      for (const plan of answer.plans ?? []) {
        const offer = plan.totals.monthlyRows.find(({ amount }: Loose) => amount < 0)
        if (offer && plan.dueMonthlyWithoutAutoPay !== undefined)
          plan.dueMonthlyWithoutAutoPay = inCents(plan.dueMonthlyWithoutAutoPay - offer.amount)
      }
    }),
  fault('first', 'promo-amount-cut-to-dollars', 'rounding')
    .says('A discount in percent is told in whole dollars, and taken off in cents')
    .from(github('woocommerce/woocommerce/issues/20505'))
    .in('promo.validateFriendsAndFamily')
    .onDone(['promo.validateFriendsAndFamily'], (answer) => {
      for (const promotion of answer.promotions ?? []) promotion.discountAmount = Math.floor(promotion.discountAmount)
    }),
  fault('first', 'payments-keep-first-amount', 'payment')
    .says('What is to be paid by card stays as it was when the card was chosen')
    .from(github('solidusio/solidus_paypal_commerce_platform/issues/13'))
    .in('checkout.selectPayment', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .onCartOf<{ payments?: Loose }>(
      () => ({}),
      (memory, cart) => {
        const { lineDetails } = cart
        if (lineDetails.payments?.length !== 1) return
        memory.payments ??= structuredClone(lineDetails.payments)
        lineDetails.payments = memory.payments
      },
    ),
  fault('first', 'first-four-digits', 'payment')
    .says('A card is named by its first four digits')
    .from('experience: substring(0, 4) for substring(length - 4)')
    .in('checkout.selectPayment', 'checkout.getCheckoutDetails')
    .withMemory<{ first?: string }>(
      () => ({}),
      async (card, request, pass) => {
        const reply = await pass(request)
        const number = read(request.body)?.payment?.cardNumber
        if (request.key === 'checkout.selectPayment' && typeof number === 'string') card.first = number.slice(0, 4)
        if (card.first === undefined || !isDone(reply) || !reply.body.includes('"lastFour"')) return reply
        const answer = read(reply.body)
        everyObject(answer, (object) => {
          if ('lastFour' in object) object.lastFour = card.first
        })
        return answered(reply, answer)
      },
    ),
  fault('second', 'contract-finances-the-fee', 'money')
    .says('The contract of the instalments finances the activation fee, which is due today')
    .from(experience('the loan service takes the sum of the line'))
    .in('checkout.getCheckoutDetails', 'cart.addDevice')
    .onDone(['checkout.getCheckoutDetails'], (answer) => {
      for (const contract of answer.installmentContracts ?? [])
        contract.financedAmount = Math.round((contract.financedAmount + 35) * 100) / 100
    }),
  fault('second', 'instalments-of-default-variant', 'money')
    .says('Each variant of a product has the instalments of the default one, and its own retail price')
    .from(experience('the price of a product is cached where skus have prices'))
    .in('catalogue.getProduct', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onDone(['catalogue.getProduct'], ({ product }) => {
      const rows = product.childSkus.find(({ skuId }: Loose) => skuId === product.defaultSKU)?.price.devicePaymentPrice
      for (const { price } of product.childSkus) if (rows) price.devicePaymentPrice = rows
    }),
  fault('sixth', 'tax-rounded-at-the-end', 'rounding')
    .says('The tax of a cart of two lines is a cent more than those of its lines')
    .from(experience('a sum of unrounded amounts beside rounded ones'))
    .in('cart.addDevice', 'cart.calculateMultiLineTax')
    .onAnswer('cart.calculateMultiLineTax', (answer) => {
      if (answer.lines.length > 1) answer.totalTax = inCents(answer.totalTax + 0.01)
    }),
  fault('sixth', 'donation-is-taxed', 'wrong base of a sum')
    .says('With a donation the tax is higher: the donation is taxed, and the sums agree')
    .from(experience('tax of the subtotal after every row that is not a discount'))
    .in('cart.addDevice', 'cart.addDonation', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onCart(({ orderDetails: { totals }, lineDetails: { payments } }) => {
      const given = rowsOf(totals.todayRows).find(({ code }) => code === 'donation')
      const tax = rowsOf(totals.todayRows).find(({ code }) => code === 'tax')
      if (!given || !tax) return
      const more = inCents(given.amount * 0.0625)
      tax.amount = inCents(tax.amount + more)
      totals.dueToday = inCents(totals.dueToday + more)
      const [payment] = rowsOf(payments)
      if (payment) payment.amount = inCents(payment.amount + more)
    }),
  fault('third', 'rate-as-fraction', 'units')
    .says('The rate of the tax is told as a fraction and not in percent')
    .from(experience('the tax provider changed the unit in a minor version'))
    .in('cart.calculateMultiLineTax', 'cart.addDevice')
    .onDone(['cart.calculateMultiLineTax'], (answer) => {
      answer.ratePercent = Number((answer.ratePercent / 100).toFixed(6))
    }),
  fault('third', 'bundle-counts-all', 'counting and sums')
    .says('The progress of the bundle counts accessories that do not count towards it')
    .from(experience('the condition is in the query of the discount and not in that of the progress'))
    .in('cart.retrieveBundleAccCart', 'cart.addAccessories', 'catalogue.listBundles', 'checkout.getCheckoutDetails')
    .by(() => async (request, pass) => {
      const cart = request.key === 'cart.retrieveBundleAccCart' ? await cartOf(request, pass) : undefined
      return await onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail }) => {
        if (!cart) return
        bundleAccessoryDetail.eligibleQuantity = linesOf(cart)
          .flatMap(({ accessories }) => accessories)
          .reduce((sum: number, { qty }: Loose) => sum + qty, 0)
      })()(request, pass)
    }),
  fault('third', 'credit-in-whole-dollars', 'rounding')
    .says('The monthly credit of a trade-in is rounded to dollars, and its months no longer make its amount')
    .from(experience('DECIMAL(10, 0)'))
    .in('tradeIn.validateDevice', 'tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .onDone(['tradeIn.validateDevice'], ({ promotion }) => {
      if (promotion) promotion.monthlyAmount = Math.round(promotion.monthlyAmount)
    }),
  fault('exam', 'value-expired')
    .says('a trade-in value is valid until yesterday')
    .in('tradeIn.validateDevice')
    .onAnswer('tradeIn.validateDevice', (answer) => {
      answer.validUntil = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    }),
]
