import type { Drift } from '../drift'
import { onAnswer, type Loose } from '../wrappers'

const context = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

const shape = (
  id: string,
  title: string,
  key: Drift['only'][number],
  at: string,
  edit: (answer: Loose) => Loose,
): Drift => ({
  id,
  class: 'A',
  title,
  only: [key],
  at: [key, at],
  wrap: onAnswer(key, edit),
})

/** Edits in place. */
const change = (edit: (answer: Loose) => void) => (answer: Loose) => {
  edit(answer)
  return answer
}

export const shapeDrifts: readonly Drift[] = [
  shape(
    'lines-as-list',
    'lineInfo keyed by line id becomes a list',
    'checkout.getCheckoutDetails',
    'lineInfo',
    change(({ cart }) => {
      cart.lineDetails.lineInfo = Object.values(cart.lineDetails.lineInfo as object)
    }),
  ),
  shape(
    'discount-left-out',
    'the discounted price is left out where it is the original one',
    'catalogue.getProduct',
    'discountedPrice',
    change(({ product }) => {
      for (const { price } of product.childSkus) delete price.fullRetailPrice.discountedPrice
    }),
  ),
  shape(
    'null-in-list',
    'the list holds null for a product that is no longer sold',
    'wishlist.retrieveWishlist',
    'deviceList',
    change(({ data }) => {
      data.wishList.deviceList.push(null)
    }),
  ),
  shape(
    'one-line-unwrapped',
    'a list of one line is the line itself',
    'cart.addDevice',
    'cartInfo.lines',
    change((answer) => {
      const { cartInfo } = context(answer)
      if (cartInfo.lines.length === 1) [cartInfo.lines] = cartInfo.lines
    }),
  ),
  shape(
    'internal-field',
    'an internal cost code leaks',
    'checkout.getCheckoutDetails',
    'internalCostCode',
    change(({ cart }) => {
      cart.cartHeader.internalCostCode = 'CC-11'
    }),
  ),
  shape(
    'american-date',
    'a date is written 12/01/2026',
    'checkout.selectShipping',
    'arrivesOn',
    change(({ shipmentInfo }) => {
      for (const option of shipmentInfo.shippingOptions) option.arrivesOn = '12/01/2026'
    }),
  ),
  shape(
    'money-as-text',
    'a price is the text $799.99',
    'checkout.getExpresshubDetails',
    'retailPrice',
    change(({ cart }) => {
      for (const line of Object.values<Loose>(cart.lineDetails.lineInfo))
        if (line.deviceItem) line.deviceItem.retailPrice = '$799.99'
    }),
  ),
  shape(
    'binary-money',
    'a total has binary dust',
    'checkout.updateContact',
    'dueToday',
    change(({ cart }) => {
      cart.orderDetails.totals.dueToday += 0.000000001 + 0.001
    }),
  ),
  shape('renamed-field', 'caseId is called caseID', 'cart.saveCart', 'caseID', ({ caseId, ...rest }) => ({
    ...rest,
    caseID: caseId as string,
  })),
  shape(
    'null-for-empty',
    'an empty list is null',
    'cart.getThrottleList',
    'throttleList',
    change((answer) => {
      answer.throttleList = null
    }),
  ),
  shape(
    'absent-for-empty',
    'a list is left out',
    'chat.livePersonCheck',
    'throttleList',
    change((answer) => {
      delete answer.throttleList
    }),
  ),
  shape(
    'case-without-id',
    'cases lose their id',
    'cases.getCases',
    'caseID',
    change(({ cases }) => {
      for (const found of cases) delete found.caseID
    }),
  ),
  shape(
    'count-as-text',
    'a count is a text',
    'cart.addPlan',
    'itemCount',
    change((answer) => {
      context(answer).cartInfo.itemCount = String(context(answer).cartInfo.itemCount)
    }),
  ),
  shape(
    'letters-for-flags',
    'a flag is Y or N',
    'landing.landing',
    'existingCase',
    change((answer) => {
      context(answer).customerInfo.existingCase = 'Y'
    }),
  ),
  shape(
    'negative-count',
    'a count is -1 where it is unknown',
    'recommendations.getRtCartCount',
    'wishListCount',
    change((answer) => {
      answer.wishListCount = -1
    }),
  ),
  shape(
    'zip-as-number',
    'a zip code loses its leading zero',
    'cart.calculateMultiLineTax',
    'zipCode',
    change((answer) => {
      answer.zipCode = '4101'
    }),
  ),
  shape(
    'state-in-full',
    'a state is written in full',
    'checkout.updateAddress',
    'state',
    change(({ shippingAddress }) => {
      shippingAddress.state = 'Maine'
    }),
  ),
  shape(
    'epoch-for-instant',
    'an instant is a number of milliseconds',
    'session.keepAlive',
    'expiresAt',
    change((answer) => {
      answer.expiresAt = Date.parse(answer.expiresAt as string)
    }),
  ),
  shape(
    'day-for-instant',
    'an instant is a day',
    'checkout.placeOrder',
    'placedAt',
    change(({ order }) => {
      order.placedAt = order.placedAt.slice(0, 10)
    }),
  ),
  shape(
    'whole-card-number',
    'the last four digits are the whole card number',
    'checkout.selectPayment',
    'lastFour',
    change(({ payment }) => {
      payment.lastFour = '4111111111111111'
    }),
  ),
  shape(
    'unmasked-number',
    "a customer's number is not masked",
    'cart.listEligibleLines',
    'mtn',
    change(({ lines }) => {
      for (const line of lines) line.mtn = '207-555-0148'
    }),
  ),
  shape(
    'other-nesting',
    'the context is one level higher',
    'landing.getProcessStep',
    'serviceBody',
    change((answer) => {
      answer.serviceBody = { context: context(answer) }
    }),
  ),
  shape('wrapped-answer', 'the answer is wrapped in data', 'catalogue.getInventory', '', (answer) => ({
    data: answer as unknown,
  })),
  shape(
    'price-as-text',
    'the monthly price is a text',
    'plans.getPlans',
    'monthlyPrice',
    change(({ plans }) => {
      for (const plan of plans) plan.monthlyPrice = String(plan.monthlyPrice)
    }),
  ),
  shape(
    'relative-host',
    'an address lacks its scheme',
    'catalogue.listProducts',
    'productURL',
    change(({ products }) => {
      for (const product of products) product.productURL = 'www shop example'
    }),
  ),
  shape(
    'unknown-enum',
    'a category that nobody knows',
    'tradeIn.validateDevice',
    'condition',
    change(({ device }) => {
      for (const row of device.conditions) row.condition = 'mint'
    }),
  ),
]
