import { cents, dollarsOf, findArticle, findPlan, taxOf } from './catalogue'
import { checkoutView, validationView } from './cart-view'
import { changed, filledCart, lineOf } from './change-cart'
import { BusinessError, serviceHeader, type Handler, type Request } from './handler'
import { countItems, lockedBy, type Address, type Cart, type Line } from './store'

const done = { statusCode: '00', serviceHeader: serviceHeader() }

interface DeviceBody {
  readonly data: {
    readonly lines: readonly {
      /** The line whose device is changed. */
      readonly lineId?: string
      readonly isNewLine?: boolean
      readonly device: { readonly id: string; readonly dppMonths?: number }
    }[]
  }
}

const addDevice: Handler<DeviceBody> = (request) => {
  const { data } = request.body
  const articles = data.lines.map((line) => ({ ...line, article: findArticle(line.device.id) }))
  const cart = request.store.cartOf(request.session.customer)
  for (const { article } of articles) {
    if (article?.itemType !== 'DEVICE') throw new BusinessError('ITEM_NOT_FOUND')
    if (!article.isInStock) throw new BusinessError('OUT_OF_STOCK')
  }
  const changedLines = articles.map(({ lineId, isNewLine }) =>
    lineId === undefined || isNewLine ? undefined : lineOf(cart, lineId),
  )
  articles.forEach(({ device: { id: skuId, dppMonths: months = 0 } }, at) => {
    const line = changedLines[at]
    if (line) {
      line.skuId = skuId
      line.months = months
    } else {
      cart.linesEver += 1
      cart.lines.push({ lineId: `newLine${cart.linesEver}`, skuId, months, accessories: new Map() })
    }
  })
  return changed(request, cart)
}

const removeDevice: Handler<{ readonly lineId: string }> = (request) => {
  const cart = filledCart(request)
  cart.lines.splice(cart.lines.indexOf(lineOf(cart, request.body.lineId)), 1)
  return changed(request, cart)
}

interface Quantity {
  readonly id: string
  readonly qty: number
}

interface AccessoriesBody {
  readonly data: {
    readonly lines: readonly {
      readonly mtn: string
      readonly addAccessories?: readonly Quantity[]
      readonly removeAccessories?: readonly Quantity[]
    }[]
  }
}

const maxQuantity = 10

/** What a line has afterwards; nothing is changed if one of its accessories cannot be. */
const accessoriesAfter = (line: Line, add: readonly Quantity[], remove: readonly Quantity[]) => {
  const after = new Map(line.accessories)
  for (const { id } of remove) if (!after.delete(id)) throw new BusinessError('3000')
  for (const { id, qty } of add) {
    if (findArticle(id)?.itemType !== 'ACCESSORY') throw new BusinessError('ITEM_NOT_FOUND')
    const sum = (after.get(id) ?? 0) + qty
    if (sum > maxQuantity) throw new BusinessError('QUANTITY_LIMIT')
    after.set(id, sum)
  }
  return after
}

const addAccessories: Handler<AccessoriesBody> = (request) => {
  const cart = request.store.cartOf(request.session.customer)
  const planned = request.body.data.lines.map(({ mtn, addAccessories: add = [], removeAccessories: remove = [] }) => {
    const line = lineOf(cart, mtn)
    return { line, after: accessoriesAfter(line, add, remove) }
  })
  for (const { line, after } of planned) {
    line.accessories.clear()
    for (const [id, qty] of after) line.accessories.set(id, qty)
  }
  return changed(request, cart)
}

const addPlan: Handler<{ readonly lineId: string; readonly planId: string }> = (request) => {
  const cart = filledCart(request)
  const line = lineOf(cart, request.body.lineId)
  const plan = findPlan(request.body.planId)
  if (!plan) throw new BusinessError('ITEM_NOT_FOUND')
  if (plan.isPrepaid !== request.session.customer.audience.startsWith('prepay')) {
    throw new BusinessError('LINE_NOT_ELIGIBLE')
  }
  line.planId = plan.planId
  return changed(request, cart)
}

/** The number that is asked for, if the cart holds it; else a new one. */
const numberFor = ({ store, session }: Request<unknown>, { held }: Cart, wanted: string | undefined): string => {
  if (wanted === undefined) return store.nextNumber()
  const isHeld = held !== undefined && held.until > store.timeOf(session.customer) && held.numbers.includes(wanted)
  if (!isHeld) throw new BusinessError('ITEM_NOT_FOUND')
  return wanted
}

interface NumberBody {
  readonly lineId: string
  readonly number: { readonly choice: string; readonly mtn?: string; readonly label?: string }
}

const assignMtn: Handler<NumberBody> = (request) => {
  const cart = filledCart(request)
  const { lineId, number } = request.body
  if (number.choice !== 'new') throw new BusinessError('LINE_NOT_ELIGIBLE')
  const line = lineOf(cart, lineId)
  line.number = numberFor(request, cart, number.mtn)
  line.numberLabel = number.label?.trim()
  return changed(request, cart)
}

const quarter = 15 * 60_000

const holdNumbers: Handler<{ readonly zipCode: string }> = (request) => {
  const cart = filledCart(request)
  const { store, session, body } = request
  const numbers = Array.from({ length: 5 }, () => store.nextNumber())
  const until = store.timeOf(session.customer) + quarter
  cart.held = { numbers, until }
  const state = taxOf(body.zipCode)?.state
  return {
    serviceHeader: serviceHeader(),
    numbers: numbers.map((mtn) => ({ mtn, ...(state !== undefined && { state }) })),
    heldUntil: new Date(until).toISOString(),
  }
}

const calculateMultiLineTax: Handler<{ readonly zipCode: string }> = (request) => {
  const cart = filledCart(request)
  const { zipCode } = request.body
  const rate = taxOf(zipCode)
  if (!rate) throw new BusinessError('ZIP_CODE_INVALID')
  const lines = cart.lines.map(({ lineId, number, skuId }) => {
    const price = findArticle(skuId)?.dollars ?? 0
    return { lineId, mtn: number ?? lineId, tax: dollarsOf(Math.round((cents(price) * rate.percent) / 100)) }
  })
  const totalTax = dollarsOf(lines.reduce((all, { tax }) => all + cents(tax), 0))
  return { ...done, cartId: cart.cartId, zipCode, state: rate.state, ratePercent: rate.percent, totalTax, lines }
}

const checkExistingCart: Handler<unknown> = ({ session, store }) => {
  const { cart } = session.customer
  if (!cart || cart.lines.length === 0) return { ...done, existingCart: false, itemCount: 0 }
  const lockedChannelID = lockedBy(cart, store.timeOf(session.customer))
  return {
    ...done,
    existingCart: true,
    cartId: cart.cartId,
    caseId: cart.caseId,
    itemCount: countItems(cart),
    ...(lockedChannelID !== undefined && { lockedChannelID }),
  }
}

interface ReadBody {
  readonly customerAgreements?: boolean
  readonly shippingOptions?: boolean
}

/** The cart with everything that checkout shows, but for what the read turns off. */
const getCheckoutDetails: Handler<ReadBody> = (request) => {
  const { session, store, body } = request
  const view = checkoutView(session.customer, filledCart(request), store.timeOf(session.customer))
  const { customerAgreements, shipmentInfo } = view
  const agreements = customerAgreements.agreements.map((agreement) => ({ ...agreement, paragraphs: [] }))
  return {
    ...view,
    ...(body.customerAgreements === false && { customerAgreements: { ...customerAgreements, agreements } }),
    ...(body.shippingOptions === false && { shipmentInfo: { ...shipmentInfo, shippingOptions: [] } }),
  }
}

const validateCart: Handler<unknown> = (request) => {
  const cart = filledCart(request)
  changed(request, cart)
  return validationView(cart)
}

const inKnownPlace = ({ addressLine1, addressLine2, city, state, zipCode }: Address): Address => {
  if (taxOf(zipCode)?.state !== state) throw new BusinessError('ZIP_CODE_INVALID')
  return { addressLine1, ...(addressLine2?.trim() && { addressLine2: addressLine2.trim() }), city, state, zipCode }
}

const e911Address: Handler<{ readonly lines: readonly { readonly mtn: string; readonly e911Address: Address }[] }> = (
  request,
) => {
  const cart = filledCart(request)
  const planned = request.body.lines.map(({ mtn, e911Address: address }) => ({
    line: lineOf(cart, mtn),
    address: inKnownPlace(address),
  }))
  for (const { line, address } of planned) line.address = address
  return changed(request, cart)
}

interface ValidateAddressBody {
  readonly cartInfo: { readonly processingMTN: string }
  readonly e911Address: Address
}

const validateE911Address: Handler<ValidateAddressBody> = (request) => {
  const { cartInfo, e911Address: address } = request.body
  lineOf(filledCart(request), cartInfo.processingMTN)
  inKnownPlace(address)
  return { ...done, processingMTN: cartInfo.processingMTN, addressValid: true }
}

const getRtCartCount: Handler<unknown> = ({ session: { customer } }) => ({
  statusCode: '00',
  rtCartCount: customer.cart ? countItems(customer.cart) : 0,
  wishListCount: customer.wishlist.size,
})

export const cartOperations: Readonly<Record<string, Handler>> = {
  'cart.addDevice': addDevice,
  'cart.removeDevice': removeDevice,
  'cart.addAccessories': addAccessories,
  'cart.addPlan': addPlan,
  'cart.assignMtn': assignMtn,
  'cart.validateCart': validateCart,
  'cart.e911Address': e911Address,
  'cart.validateE911Address': validateE911Address,
  'cart.holdNumbers': holdNumbers,
  'cart.calculateMultiLineTax': calculateMultiLineTax,
  'cart.checkExistingCart': checkExistingCart,
  'cart.getThrottleList': () => ({ throttleList: [] }),
  'checkout.getCheckoutDetails': getCheckoutDetails,
  'recommendations.getRtCartCount': getRtCartCount,
}
