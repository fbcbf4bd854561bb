import type { Contact, Order, PaymentSummary } from '@soe/contracts'
import type { viewCart } from './cart-view'
import { findStore } from './catalogue'
import { pickup, shippingAddressOf, shippingOptionsOf } from './delivery'
import type { WorldDraft } from './draft'
import { isoInstant } from './iso-date'
import { ServiceFault } from './service-fault'
import type { CartState } from './state'

/** A cart with all that an order says. */
export interface CompleteCart extends CartState {
  readonly payment: PaymentSummary
  readonly contact: Contact
}

/** Such as HY-40721-88: counted, so that no two are alike in a world. */
const orderNumber = (draft: WorldDraft): string => {
  const counted = 40_720 + draft.count('order')
  const drawn = Math.floor(draft.random() * 100)
  return `HY-${counted}-${String(drawn).padStart(2, '0')}`
}

const destinationOf = (cart: CartState) => {
  const store = cart.shippingOptionId === pickup ? findStore(cart.locationCode) : undefined
  const shippingAddress = store ? undefined : shippingAddressOf(cart)
  return { ...(store && { store }), ...(shippingAddress && { shippingAddress }) }
}

const shippingOf = (draft: WorldDraft, cart: CartState) => {
  const shipping = shippingOptionsOf(cart, draft.now).find(
    ({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId,
  )
  if (!shipping?.active) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'delivery' }])
  return shipping
}

/** What is ordered, as it stands now. */
export const orderOf = (draft: WorldDraft, cart: CompleteCart, view: ReturnType<typeof viewCart>): Order => {
  const lines = view.lineDetails.allLines.flatMap((lineId) => view.lineDetails.lineInfo[lineId] ?? [])
  const shipping = shippingOf(draft, cart)
  return {
    orderNumber: orderNumber(draft),
    placedAt: isoInstant(draft.now),
    lines: lines.filter(({ deviceItem }) => deviceItem),
    accessories: lines.filter(({ deviceItem }) => !deviceItem).flatMap(({ accessories }) => accessories),
    totals: view.orderDetails.totals,
    contact: cart.contact,
    ...destinationOf(cart),
    shipping,
    payment: cart.payment,
  }
}
