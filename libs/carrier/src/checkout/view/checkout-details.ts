import type { BodyOf, CartView, CheckoutDetails } from '@soe/contracts'
import { agreementsFor, hasAgreed } from '../agreements/agreements'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { assertNotLocked } from '../../cart/access/cart-lock'
import { viewCart } from '../../cart/view/cart-view'
import { contactOf, shippingAddressOf } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type CartState, type SessionState } from '@soe/world'
import { installmentContractsOf, paymentOptionsOf, smsOptionsOf } from './payment-options'
import { shipmentInfoOf, type ShipmentSwitches } from '../delivery/shipment'

/** What a read asks for and what it leaves out. */
export interface CheckoutSwitches extends ShipmentSwitches {
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

/** What is told on request alone. */
const requestedOf = (draft: WorldDraft, cart: CartState, view: CartView, switches: CheckoutSwitches) => ({
  ...(switches.installmentContracts && { installmentContracts: installmentContractsOf(cart, draft.now) }),
  ...(switches.paymentOptions && {
    paymentOptions: paymentOptionsOf(draft, cart, Math.round(view.orderDetails.totals.dueToday * 100)),
  }),
  ...(switches.smsEnabledOptions && { smsEnabledOptions: smsOptionsOf(cart) }),
  ...optional('clientCorrelationId', switches.clientCorrelationId),
})

/** The cart with everything that checkout shows. */
export const detailsOf = (
  draft: WorldDraft,
  cart: CartState,
  session: SessionState,
  switches: CheckoutSwitches = {},
): CheckoutDetails => {
  const view = viewCart(draft, cart, session)
  return {
    statusCode: '00',
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    cart: view,
    ...optional('contact', contactOf(cart)),
    ...optional('shippingAddress', shippingAddressOf(cart)),
    shipmentInfo: shipmentInfoOf(draft, cart, switches),
    ...optional('payment', cart.payment),
    customerAgreements: agreementsOf(cart, switches.customerAgreements !== false),
    ...requestedOf(draft, cart, view, switches),
  }
}

/** The caller's cart for checkout; 1008 where there is none. */
export const checkoutDetails = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'checkout.getCheckoutDetails'>,
): CheckoutDetails => {
  const cart = findCart(draft, caller, body.cartId ?? body.cartInfo?.cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return detailsOf(draft, cart, caller.session, body)
}

const withScreen = (details: CheckoutDetails, screenName: CartView['screenInfo']['screenName']): CheckoutDetails => ({
  ...details,
  cart: { ...details.cart, screenInfo: { ...details.cart.screenInfo, screenName } },
})

/** The checkout of a SIM that is bought by itself. */
export const buySimDetails = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'checkout.getBuySimCheckoutDetails'>,
): CheckoutDetails => {
  const details = withScreen(checkoutDetails(draft, caller, body), 'buysim')
  const orderDetails = { ...details.cart.orderDetails, flowType: body.flowType }
  return { ...details, cart: { ...details.cart, orderDetails } }
}

/** The cart for the express hub, without what the page has switched off. */
export const expressHubDetails = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'checkout.getExpresshubDetails'>,
): CheckoutDetails => {
  const details = checkoutDetails(draft, caller, {
    ...body,
    ...(body.disableAgreements && { customerAgreements: false }),
    ...(body.disablePaymentOptions && { paymentOptions: false }),
    ...(body.disableShippingOptions && { shippingOptions: false }),
  })
  const isHub = details.cart.screenInfo.screenName === 'expresshub'
  return isHub && body.simplifiedHubPage ? withScreen(details, 'simplifiedhub') : details
}
