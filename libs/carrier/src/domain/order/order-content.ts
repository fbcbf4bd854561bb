import type { CartLine, Contact, CartView, Order } from '@soe/contracts'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { findStore } from '@soe/catalogue'
import { isoInstant, storePickup } from '@soe/rules'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { missingSteps } from '../checkout/missing-steps'
import { accountStateOf } from '../account/account'
import { flowTypeOf } from '../cart/cart-validation'
import { isApart, parcelsOf } from '../delivery/parcels'
import { hasWindowPlace, orderOptionsOf, sddWindowsOf } from '../delivery/same-day'

/** A cart that lacks nothing an order needs. */
interface CompleteCart extends CartState {
  readonly contact: Contact
}

/** Throws CART_INCOMPLETE with every missing step. */
export const completeCart = (draft: WorldDraft, cart: CartState): CompleteCart => {
  const missing = missingSteps(draft, cart)
  const contact = contactOf(cart)
  if (missing.length > 0 || !contact) throw new ServiceFault('CART_INCOMPLETE', missing)
  return { ...cart, contact }
}

/** An order number such as HY-40721-88: the count keeps it unique in a world. */
const drawOrderNumber = (draft: WorldDraft): string => {
  const counted = 40_720 + draft.count('order')
  const drawn = Math.floor(draft.random() * 100)
  return `HY-${counted}-${String(drawn).padStart(2, '0')}`
}

/** The number as orders are kept by, of one in any case and with or without hyphens. */
export const plainOrderNumber = (given: string): string => {
  const plain = given.replaceAll('-', '').toUpperCase()
  return `${plain.slice(0, 2)}-${plain.slice(2, -2)}-${plain.slice(-2)}`
}

const addressPart = (cart: CartState) => {
  const isShipped = parcelsOf(cart).some(({ shippingOptionId }) => shippingOptionId !== storePickup)
  const shippingAddress = isShipped ? shippingAddressOf(cart) : undefined
  return shippingAddress ? { shippingAddress } : {}
}

const storePart = (cart: CartState) => {
  const store = cart.shippingOptionId === storePickup ? findStore(cart.locationCode) : undefined
  return store ? { store } : {}
}

const shippingOf = (draft: WorldDraft, cart: CartState) => {
  const shipping = orderOptionsOf(draft, cart).find(
    ({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId,
  )
  if (!hasWindowPlace(draft, cart))
    throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'delivery', field: 'sddWindowId' }])
  if (!shipping?.active) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'delivery' }])
  const { sddType: _, ...option } = shipping
  const sddWindow = sddWindowsOf(draft, cart).find(({ selected }) => selected)
  return { shipping: option, ...storePart(cart), ...(sddWindow && { sddWindow }) }
}

/** How the order arrives; where the lines go their own ways, each of them, the first for the whole. */
const deliveryOf = (draft: WorldDraft, cart: CartState) => {
  const [first = cart, ...more] = parcelsOf(cart)
  const shipments = [first, ...more].map((parcel) => ({
    lines: parcel.lines.map(({ lineId }) => lineId),
    ...shippingOf(draft, parcel),
  }))
  return { ...shippingOf(draft, first), ...(isApart(cart) && { shipments }) }
}

/** Results of the order's validation: how it was sold, and the terms of its credit check. */
const validationOf = (draft: WorldDraft, cart: CartState) => {
  const account = accountStateOf(draft, cart.owner)
  const flowType = flowTypeOf(cart, account)
  const { mandatoryDownPaymentCents = 0, securityDepositCents = 0 } = cart.creditTerms ?? {}
  return {
    ...(flowType && { flowType }),
    ...(cart.salesRepId && { salesRepId: cart.salesRepId }),
    creditApprovalStatus: account.creditStatus,
    mandatoryDownPayment: mandatoryDownPaymentCents / 100,
    securityDepositAmount: securityDepositCents / 100,
  }
}

const tradeInsIn = ({ lineDetails }: CartView): Pick<Order, 'tradeIns'> => {
  const { tradeInItems } = lineDetails.tradeInDetail
  return tradeInItems.length > 0 ? { tradeIns: tradeInItems } : {}
}

const accountFeaturesIn = ({ orderDetails: { accountFeatures = [] } }: CartView): Pick<Order, 'accountFeatures'> =>
  accountFeatures.length > 0 ? { accountFeatures } : {}

/** What has not been earned by now never will be. */
const asOrdered = ({ unearnedOffer: _, ...line }: CartLine): CartLine => line

/** The order of a cart; accessories without a line of their own are listed apart. */
export const orderOf = (draft: WorldDraft, cart: CompleteCart, view: CartView): Order => {
  const lines = view.lineDetails.allLines.flatMap((lineId) => view.lineDetails.lineInfo[lineId] ?? [])
  return {
    orderNumber: drawOrderNumber(draft),
    placedAt: isoInstant(draft.now),
    lines: lines.filter(({ lineActivityType }) => lineActivityType !== 'ACC').map(asOrdered),
    accessories: lines
      .filter(({ lineActivityType }) => lineActivityType === 'ACC')
      .flatMap(({ accessories }) => accessories),
    ...tradeInsIn(view),
    ...accountFeaturesIn(view),
    totals: view.orderDetails.totals,
    contact: cart.contact,
    ...addressPart(cart),
    ...deliveryOf(draft, cart),
    ...(cart.payment && { payment: cart.payment }),
    payments: view.lineDetails.payments,
    ...validationOf(draft, cart),
  }
}
