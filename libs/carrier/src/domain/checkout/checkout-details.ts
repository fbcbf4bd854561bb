import { autoPaySavingsOf, findPlan } from '@soe/catalogue'
import type { CartView, CheckoutDetails, Language } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { viewCart } from '../cart-view/cart-view'
import { success } from '../../operation/carrier-operation'
import { agreementsFor, hasAgreed } from './agreements'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { paymentOf } from '../payment/payment-parts'
import { shipmentInfoOf, type ShipmentSwitches } from '../delivery/shipment'
import { installmentContractsOf, paymentOptionsOf, smsOptionsOf } from './payment-options'

interface CartSwitches {
  readonly cart?: boolean | undefined
  readonly expressCheckout?: boolean | undefined
}

/** Counts, totals and findings stay. */
const withoutLines = ({ lineDetails: { lastItemAddedLine: _, ...lineDetails }, ...view }: CartView): CartView => ({
  ...view,
  lineDetails: {
    ...lineDetails,
    lineInfo: {},
    allLines: [],
    deviceLines: [],
    eupLines: [],
    linesWithAcc: [],
    byodLines: [],
    byodEUPLines: [],
  },
})

/** A caller without express checkout gets a cart that is ready as the promo hub's. */
const withoutHub = ({ screenInfo, ...view }: CartView): CartView => ({
  ...view,
  screenInfo: {
    ...screenInfo,
    screenName: screenInfo.screenName === 'expresshub' ? 'promohub' : screenInfo.screenName,
  },
})

const switchedView = (view: CartView, { cart, expressCheckout }: CartSwitches): CartView => {
  const listed = cart === false ? withoutLines(view) : view
  return expressCheckout === false ? withoutHub(listed) : listed
}

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

const agreementsOf = (
  cart: CartState,
  { customerAgreements = true }: CheckoutSwitches,
  language: Language,
): CheckoutDetails['customerAgreements'] => ({
  agreementCompleted: hasAgreed(cart),
  agreements: (customerAgreements ? agreementsFor(cart) : []).map(({ agreementId, title, paragraphs }) => ({
    agreementId,
    title: title[language],
    paragraphs: paragraphs.map((paragraph) => paragraph[language]),
  })),
})

/** Whether a plan of the order costs less with Auto Pay. */
const hasAutoPay = ({ lines }: CartState): boolean =>
  lines.some(({ planId = '', activity }) => {
    const plan = activity.startsWith('EUP') ? undefined : findPlan(planId)
    return plan !== undefined && autoPaySavingsOf(plan) > 0
  })

/** Parts that only a read which asks for them gets. */
const requestedOf = (draft: WorldDraft, cart: CartState, view: CartView, switches: CheckoutSwitches) => ({
  ...(switches.installmentContracts && { installmentContracts: installmentContractsOf(draft, cart) }),
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
  caller: Pick<Reader, 'session' | 'language'>,
  switches: CheckoutSwitches = {},
): CheckoutDetails => {
  const { language } = caller
  const view = viewCart(draft, cart, caller)
  return {
    statusCode: '00',
    ...success,
    cart: switchedView(view, switches),
    ...optional('contact', contactOf(cart)),
    ...optional('shippingAddress', shippingAddressOf(cart)),
    shipmentInfo: shipmentInfoOf(draft, cart, { ...switches, language }),
    ...optional('payment', paymentOf(draft, cart)),
    ...(hasAutoPay(cart) && { autoPay: !cart.isWithoutAutoPay }),
    customerAgreements: agreementsOf(cart, switches, language),
    ...requestedOf(draft, cart, view, switches),
  }
}
