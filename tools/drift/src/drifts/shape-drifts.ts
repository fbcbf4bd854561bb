import type { Drift } from '../drift'
import { drift } from '../row'
import type { Loose } from '../wrappers'

const context = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

export const shapeDrifts: readonly Drift[] = [
  drift('A', 'lines-as-list', 'lineInfo keyed by line id becomes a list', 'lineInfo').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.lineDetails.lineInfo = Object.values(cart.lineDetails.lineInfo as object)
    },
  ),
  drift(
    'A',
    'discount-left-out',
    'the discounted price is left out where it is the original one',
    'discountedPrice',
  ).answer('catalogue.getProduct', ({ product }) => {
    for (const { price } of product.childSkus) delete price.fullRetailPrice.discountedPrice
  }),
  drift('A', 'null-in-list', 'the list holds null for a product that is no longer sold', 'deviceList').answer(
    'wishlist.retrieveWishlist',
    ({ data }) => {
      data.wishList.deviceList.push(null)
    },
  ),
  drift('A', 'one-line-unwrapped', 'a list of one line is the line itself', 'cartInfo.lines').answer(
    'cart.addDevice',
    (answer) => {
      const { cartInfo } = context(answer)
      if (cartInfo.lines.length === 1) [cartInfo.lines] = cartInfo.lines
    },
  ),
  drift('A', 'internal-field', 'an internal cost code leaks', 'internalCostCode').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.cartHeader.internalCostCode = 'CC-11'
    },
  ),
  drift('A', 'american-date', 'a date is written 12/01/2026', 'arrivesOn').answer(
    'checkout.selectShipping',
    ({ shipmentInfo }) => {
      for (const option of shipmentInfo.shippingOptions) option.arrivesOn = '12/01/2026'
    },
  ),
  drift('A', 'money-as-text', 'a price is the text $799.99', 'retailPrice').answer(
    'checkout.getExpresshubDetails',
    ({ cart }) => {
      for (const line of Object.values<Loose>(cart.lineDetails.lineInfo))
        if (line.deviceItem) line.deviceItem.retailPrice = '$799.99'
    },
  ),
  drift('A', 'binary-money', 'a total has binary dust', 'dueToday').answer('checkout.updateContact', ({ cart }) => {
    cart.orderDetails.totals.dueToday += 0.000000001 + 0.001
  }),
  drift('A', 'renamed-field', 'caseId is called caseID', 'caseID').answer('cart.saveCart', ({ caseId, ...rest }) => ({
    ...rest,
    caseID: caseId as string,
  })),
  drift('A', 'null-for-empty', 'an empty list is null', 'throttleList').answer('cart.getThrottleList', (answer) => {
    answer.throttleList = null
  }),
  drift('A', 'absent-for-empty', 'a list is left out', 'throttleList').answer('chat.livePersonCheck', (answer) => {
    delete answer.throttleList
  }),
  drift('A', 'case-without-id', 'cases lose their id', 'caseID').answer('cases.getCases', ({ cases }) => {
    for (const found of cases) delete found.caseID
  }),
  drift('A', 'count-as-text', 'a count is a text', 'itemCount').answer('cart.addPlan', (answer) => {
    context(answer).cartInfo.itemCount = String(context(answer).cartInfo.itemCount)
  }),
  drift('A', 'letters-for-flags', 'a flag is Y or N', 'existingCase').answer('landing.landing', (answer) => {
    context(answer).customerInfo.existingCase = 'Y'
  }),
  drift('A', 'negative-count', 'a count is -1 where it is unknown', 'wishListCount').answer(
    'recommendations.getRtCartCount',
    (answer) => {
      answer.wishListCount = -1
    },
  ),
  drift('A', 'zip-as-number', 'a zip code loses its leading zero', 'zipCode').answer(
    'cart.calculateMultiLineTax',
    (answer) => {
      answer.zipCode = '4101'
    },
  ),
  drift('A', 'state-in-full', 'a state is written in full', 'state').answer(
    'checkout.updateAddress',
    ({ shippingAddress }) => {
      shippingAddress.state = 'Maine'
    },
  ),
  drift('A', 'epoch-for-instant', 'an instant is a number of milliseconds', 'expiresAt').answer(
    'session.keepAlive',
    (answer) => {
      answer.expiresAt = Date.parse(answer.expiresAt as string)
    },
  ),
  drift('A', 'day-for-instant', 'an instant is a day', 'placedAt').answer('checkout.placeOrder', ({ order }) => {
    order.placedAt = order.placedAt.slice(0, 10)
  }),
  drift('A', 'whole-card-number', 'the last four digits are the whole card number', 'lastFour').answer(
    'checkout.selectPayment',
    ({ payment }) => {
      payment.lastFour = '4111111111111111'
    },
  ),
  drift('A', 'unmasked-number', "a customer's number is not masked", 'mtn').answer(
    'cart.listEligibleLines',
    ({ lines }) => {
      for (const line of lines) line.mtn = '207-555-0148'
    },
  ),
  drift('A', 'other-nesting', 'the context is one level higher', 'serviceBody').answer(
    'landing.getProcessStep',
    (answer) => {
      answer.serviceBody = { context: context(answer) }
    },
  ),
  drift('A', 'wrapped-answer', 'the answer is wrapped in data', '').answer('catalogue.getInventory', (answer) => ({
    data: answer as unknown,
  })),
  drift('A', 'price-as-text', 'the monthly price is a text', 'monthlyPrice').answer('plans.getPlans', ({ plans }) => {
    for (const plan of plans) plan.monthlyPrice = String(plan.monthlyPrice)
  }),
  drift('A', 'relative-host', 'an address lacks its scheme', 'productURL').answer(
    'catalogue.listProducts',
    ({ products }) => {
      for (const product of products) product.productURL = 'www shop example'
    },
  ),
  drift('A', 'unknown-enum', 'a category that nobody knows', 'condition').answer(
    'tradeIn.validateDevice',
    ({ device }) => {
      for (const row of device.conditions) row.condition = 'mint'
    },
  ),
]
