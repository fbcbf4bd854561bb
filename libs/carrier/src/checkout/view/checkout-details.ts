import type { CartView, CheckoutDetails } from '@soe/contracts'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import { viewCart } from '../../cart/view/cart-view'
import { switchedView } from './switched-view'
import { success } from '../../operation/success'
import { agreementsFor, hasAgreed } from '../agreements/agreements'
import { contactOf } from '../recipient/contact'
import { shippingAddressOf } from '../recipient/shipping-address'
import { shipmentInfoOf, type ShipmentSwitches } from '../delivery/shipment'
import { installmentContractsOf, paymentOptionsOf, smsOptionsOf } from './payment-options'

/** Parts of the answer that a read switches on or off. */
export interface CheckoutSwitches extends ShipmentSwitches {
  readonly cart?: boolean | undefined
  readonly expressCheckout?: boolean | undefined
  readonly clientCorrelationId?: string | undefined
  readonly customerAgreements?: boolean | undefined
  readonly installmentContracts?: boolean | undefined
  readonly paymentOptions?: boolean | undefined
  readonly smsEnabledOptions?: boolean | undefined
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

const agreementsOf = (cart: CartState, isListed: boolean): CheckoutDetails['customerAgreements'] => ({
  agreementCompleted: hasAgreed(cart),
  agreements: isListed
    ? agreementsFor(cart).map((agreement) => ({ ...agreement, paragraphs: [...agreement.paragraphs] }))
    : [],
})

/** Parts that only a read which asks for them gets. */
const requestedOf = (draft: WorldDraft, cart: CartState, view: CartView, switches: CheckoutSwitches) => ({
  ...(switches.installmentContracts && { installmentContracts: installmentContractsOf(cart, draft.now) }),
  ...(switches.paymentOptions && {
    paymentOptions: paymentOptionsOf(draft, cart, Math.round(view.orderDetails.totals.dueToday * 100)),
  }),
  ...(switches.smsEnabledOptions && { smsEnabledOptions: smsOptionsOf(cart) }),
  ...optional('clientCorrelationId', switches.clientCorrelationId),
})

/** The answer of reads and changes of the checkout: the cart with contact, delivery, payment and agreements. */
export const checkoutDetails = (
  draft: WorldDraft,
  cart: CartState,
  session: SessionState,
  switches: CheckoutSwitches = {},
): CheckoutDetails => {
  const view = viewCart(draft, cart, session)
  return {
    statusCode: '00',
    ...success,
    cart: switchedView(view, switches),
    ...optional('contact', contactOf(cart)),
    ...optional('shippingAddress', shippingAddressOf(cart)),
    shipmentInfo: shipmentInfoOf(draft, cart, switches),
    ...optional('payment', cart.payment),
    customerAgreements: agreementsOf(cart, switches.customerAgreements !== false),
    ...requestedOf(draft, cart, view, switches),
  }
}
