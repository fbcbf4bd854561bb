import { cents, findBarCode, findFeature } from './catalogue'
import { promotionView, totalsView } from './cart-amounts'
import { orderView, stepOf } from './cart-view'
import { changed, filledCart, lineOf } from './change-cart'
import { BusinessError, serviceHeader, type Handler, type Request } from './handler'
import type { Cart, PlacedOrder, Sim } from './store'

/** Nothing is kept of a step: what the cart lacks says which one comes next. */
const addStep: Handler<unknown> = (request) => changed(request, filledCart(request))

const guestChoice: Handler<{ readonly choice: 'GUEST' | 'SIGN_IN' }> = (request) => {
  const cart = filledCart(request)
  cart.guestChoice = request.body.choice
  return changed(request, cart)
}

const isComplete = (cart: Cart): boolean =>
  stepOf(cart) === 'ShoppingCart' &&
  cart.contact !== undefined &&
  cart.shippingAddress !== undefined &&
  cart.payment !== undefined &&
  cart.agreed

const validateOrder: Handler<unknown> = (request) => {
  const cart = filledCart(request)
  if (!isComplete(cart)) throw new BusinessError('CART_INCOMPLETE')
  return changed(request, cart)
}

const switchSim: Handler<Sim & { readonly mtn: string }> = (request) => {
  const cart = filledCart(request)
  const { mtn, simType, simId, eSimId, smartImeiDevice } = request.body
  lineOf(cart, mtn).sim = {
    simType,
    ...(simId !== undefined && { simId }),
    ...(eSimId !== undefined && { eSimId }),
    ...(smartImeiDevice !== undefined && { smartImeiDevice }),
  }
  return changed(request, cart)
}

interface DonationBody {
  readonly roundUpDonation?: boolean
  readonly donationMatch?: boolean
  readonly donationAmount: number
  readonly charityUniqueCode?: string
  readonly charityOrganization?: string
  readonly itemCode?: string
}

const addDonation: Handler<DonationBody> = (request) => {
  const cart = filledCart(request)
  const { donationAmount, charityOrganization = '', ...given } = request.body
  if (cents(donationAmount) === 0) delete cart.donation
  else {
    cart.donation = {
      roundUpDonation: given.roundUpDonation ?? false,
      donationMatch: given.donationMatch ?? false,
      donationAmount: cents(donationAmount) / 100,
      charityUniqueCode: given.charityUniqueCode ?? '',
      charityOrganization: charityOrganization.trim(),
      itemCode: given.itemCode ?? 'DONATION',
    }
  }
  return changed(request, cart)
}

interface FeaturesBody {
  readonly data: {
    readonly accountFeatures: readonly {
      readonly id: string
      readonly actionIndicator: 'A' | 'D'
      readonly quantity?: number
    }[]
  }
}

/** What the account has afterwards; nothing is changed if one of the features cannot be. */
const featuresAfter = (cart: Cart, wanted: FeaturesBody['data']['accountFeatures']) => {
  const after = new Map(cart.features)
  for (const { id, actionIndicator, quantity = 1 } of wanted) {
    if (!findFeature(id)) throw new BusinessError('ITEM_NOT_FOUND')
    if (actionIndicator === 'A') after.set(id, quantity)
    else after.delete(id)
  }
  return after
}

const addFeatures: Handler<FeaturesBody> = (request) => {
  const cart = filledCart(request)
  const { accountFeatures } = request.body.data
  cart.features = featuresAfter(cart, accountFeatures)
  const spos = accountFeatures.map(({ id }) => ({ id, success: true }))
  return {
    ...changed(request, cart),
    cartInfo: {
      cartId: cart.cartId,
      lines: cart.lines.map(({ lineId, number }) => ({ mtn: number ?? lineId, spos })),
    },
  }
}

const updateBarcode: Handler<{ readonly cartInfo: { readonly barCodeIds: readonly string[] } }> = (request) => {
  const cart = filledCart(request)
  const { barCodeIds } = request.body.cartInfo
  if (barCodeIds.some((id) => findBarCode(id) === undefined)) throw new BusinessError('PROMO_INVALID')
  cart.barCodeIds = [...new Set(barCodeIds)]
  return { ...changed(request, cart), ...promotionView(cart) }
}

/** Milliseconds for which an order also answers a call that names no cart: its answer may have been lost. */
const repeatWindow = 5 * 60_000

const placedBefore = ({ session: { customer }, store }: Request<unknown>, cartId: string | undefined) => {
  if (cartId !== undefined && customer.cart?.cartId !== cartId)
    return customer.orders.find((order) => order.cartId === cartId)
  const latest = customer.cart ? undefined : customer.orders.at(-1)
  return latest && store.timeOf(customer) - latest.placedAt <= repeatWindow ? latest : undefined
}

const orderAnswer = ({ view }: PlacedOrder) => ({ statusCode: '00', serviceHeader: serviceHeader(), order: view })

interface PlaceBody {
  readonly cartInfo: { readonly cartId?: string }
  /** The totals that the shopper saw. */
  readonly dueToday?: number
  readonly dueMonthly?: number
}

const place = (request: Request<PlaceBody>): PlacedOrder => {
  const { session, store, body } = request
  const cart = filledCart(request)
  if (!isComplete(cart)) throw new BusinessError('CART_INCOMPLETE')
  const due = totalsView(cart)
  for (const field of ['dueToday', 'dueMonthly'] as const)
    if (cents(body[field] ?? due[field]) !== cents(due[field]))
      throw new BusinessError('CART_INCOMPLETE', [{ issue: 'total changed', field }])
  const [orderNumber, placedAt] = [store.nextOrderNumber(), store.timeOf(session.customer)]
  const order = { cartId: cart.cartId, orderNumber, placedAt, view: orderView(cart, orderNumber, placedAt) }
  session.customer.orders.push(order)
  delete session.customer.cart
  return order
}

const placeOrder: Handler<PlaceBody> = (request) =>
  orderAnswer(placedBefore(request, request.body.cartInfo.cartId) ?? place(request))

const getOrder: Handler<{ readonly orderNumber?: string }> = ({ session: { customer }, body: { orderNumber } }) => {
  const { orders } = customer
  const found = orderNumber === undefined ? orders.at(-1) : orders.find((one) => one.orderNumber === orderNumber)
  if (!found) throw new BusinessError('ORDER_NOT_FOUND')
  return orderAnswer(found)
}

export const orderOperations: Readonly<Record<string, Handler>> = {
  'cart.addStep': addStep,
  'cart.guestChoice': guestChoice,
  'cart.validateOrder': validateOrder,
  'cart.switchSim': switchSim,
  'cart.addDonation': addDonation,
  'cart.addFeatures': addFeatures,
  'cart.updateBarcode': updateBarcode,
  'checkout.placeOrder': placeOrder,
  'checkout.getOrder': getOrder,
}
