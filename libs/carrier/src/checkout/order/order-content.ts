import type { Contact, Order, PaymentSummary } from '@soe/contracts'
import { accountStateOf } from '../../account/account'
import type { viewCart } from '../../cart/view/cart-view'
import { findStore } from '@soe/catalogue'
import { flowTypeOf } from '../../cart/validation/cart-validation'
import { pickup, shippingAddressOf } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { isoInstant } from '@soe/rules'
import { orderOptionsOf, sddWindowsOf } from '../delivery/same-day'

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
  const shipping = orderOptionsOf(draft, cart).find(
    ({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId,
  )
  if (!shipping?.active) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'delivery' }])
  const { sddType: _, ...option } = shipping
  const sddWindow = sddWindowsOf(draft, cart).find(({ selected }) => selected)
  return { shipping: option, ...(sddWindow && { sddWindow }) }
}

/** What the check of the order told: how it was sold, and what the credit check asked for. */
const checkedOf = (draft: WorldDraft, cart: CartState) => {
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

/** What is ordered, as it stands now. */
export const orderOf = (draft: WorldDraft, cart: CompleteCart, view: ReturnType<typeof viewCart>): Order => {
  const lines = view.lineDetails.allLines.flatMap((lineId) => view.lineDetails.lineInfo[lineId] ?? [])
  return {
    orderNumber: orderNumber(draft),
    placedAt: isoInstant(draft.now),
    lines: lines.filter(({ lineActivityType }) => lineActivityType !== 'ACC'),
    accessories: lines
      .filter(({ lineActivityType }) => lineActivityType === 'ACC')
      .flatMap(({ accessories }) => accessories),
    totals: view.orderDetails.totals,
    contact: cart.contact,
    ...destinationOf(cart),
    ...shippingOf(draft, cart),
    payment: cart.payment,
    ...checkedOf(draft, cart),
  }
}
