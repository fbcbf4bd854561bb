import type { Makings } from '../fault-table'
import { onAnswer, type Loose } from '../wrappers'

const context = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

export const shapeDrifts: Makings = {
  'lines-as-list': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.lineDetails.lineInfo = Object.values(cart.lineDetails.lineInfo as object)
  }),
  'discount-left-out': onAnswer('catalogue.getProduct', ({ product }) => {
    for (const { price } of product.childSkus) delete price.fullRetailPrice.discountedPrice
  }),
  'null-in-list': onAnswer('wishlist.retrieveWishlist', ({ data }) => {
    data.wishList.deviceList.push(null)
  }),
  'one-line-unwrapped': onAnswer('cart.addDevice', (answer) => {
    const { cartInfo } = context(answer)
    if (cartInfo.lines.length === 1) [cartInfo.lines] = cartInfo.lines
  }),
  'internal-field': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.cartHeader.internalCostCode = 'CC-11'
  }),
  'american-date': onAnswer('checkout.selectShipping', ({ shipmentInfo }) => {
    for (const option of shipmentInfo.shippingOptions) option.arrivesOn = '12/01/2026'
  }),
  'money-as-text': onAnswer('checkout.getExpresshubDetails', ({ cart }) => {
    for (const line of Object.values<Loose>(cart.lineDetails.lineInfo))
      if (line.deviceItem) line.deviceItem.retailPrice = '$799.99'
  }),
  'binary-money': onAnswer('checkout.updateContact', ({ cart }) => {
    cart.orderDetails.totals.dueToday += 0.000000001 + 0.001
  }),
  'renamed-field': onAnswer('cart.saveCart', ({ caseId, ...rest }) => ({
    ...rest,
    caseID: caseId as string,
  })),
  'null-for-empty': onAnswer('cart.getThrottleList', (answer) => {
    answer.throttleList = null
  }),
  'absent-for-empty': onAnswer('chat.livePersonCheck', (answer) => {
    delete answer.throttleList
  }),
  'case-without-id': onAnswer('cases.getCases', ({ cases }) => {
    for (const found of cases) delete found.caseID
  }),
  'count-as-text': onAnswer('cart.addPlan', (answer) => {
    context(answer).cartInfo.itemCount = String(context(answer).cartInfo.itemCount)
  }),
  'letters-for-flags': onAnswer('landing.landing', (answer) => {
    context(answer).customerInfo.existingCase = 'Y'
  }),
  'negative-count': onAnswer('recommendations.getRtCartCount', (answer) => {
    answer.wishListCount = -1
  }),
  'zip-as-number': onAnswer('cart.calculateMultiLineTax', (answer) => {
    answer.zipCode = '4101'
  }),
  'state-in-full': onAnswer('checkout.updateAddress', ({ shippingAddress }) => {
    shippingAddress.state = 'Maine'
  }),
  'epoch-for-instant': onAnswer('session.keepAlive', (answer) => {
    answer.expiresAt = Date.parse(answer.expiresAt as string)
  }),
  'day-for-instant': onAnswer('checkout.placeOrder', ({ order }) => {
    order.placedAt = order.placedAt.slice(0, 10)
  }),
  'whole-card-number': onAnswer('checkout.selectPayment', ({ payment }) => {
    payment.lastFour = '4111111111111111'
  }),
  'unmasked-number': onAnswer('cart.listEligibleLines', ({ lines }) => {
    for (const line of lines) line.mtn = '207-555-0148'
  }),
  'other-nesting': onAnswer('landing.getProcessStep', (answer) => {
    answer.serviceBody = { context: context(answer) }
  }),
  'wrapped-answer': onAnswer('catalogue.getInventory', (answer) => ({
    data: answer as unknown,
  })),
  'price-as-text': onAnswer('plans.getPlans', ({ plans }) => {
    for (const plan of plans) plan.monthlyPrice = String(plan.monthlyPrice)
  }),
  'relative-host': onAnswer('catalogue.listProducts', ({ products }) => {
    for (const product of products) product.productURL = 'www shop example'
  }),
  'unknown-enum': onAnswer('tradeIn.validateDevice', ({ device }) => {
    for (const row of device.conditions) row.condition = 'mint'
  }),
}
