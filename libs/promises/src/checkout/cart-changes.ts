import { effect, lostBy, type Fact } from '../promise/fact'

/** Changes after which a session has another cart, or none. */
export const otherCart = [
  'checkout.placeOrder',
  'cases.resumeCase',
  'quote.retrieveCartFromQuote',
  'quote.retrieveAccessoriesFromQuote',
] as const

/** The cart may end with its last line. */
export const mayEndCart = [
  'cart.removeDevice',
  'cart.addAccessories',
  'tradeIn.addDevice',
  'cart.saveCart',
  ...otherCart,
] as const

interface StepAnswer {
  readonly serviceBody: { readonly serviceResponse: { readonly context: { readonly cartInfo: { itemCount: number } } } }
}

const hasItems = ({ serviceBody }: StepAnswer): boolean => serviceBody.serviceResponse.context.cartInfo.itemCount > 0

/** What holds of a cart as a whole stays while something is left in it. */
export const lostWithCart = <Value>(): Fact<Value>['effects'] => ({
  ...lostBy<Value>(...otherCart, 'tradeIn.addDevice'),
  ...effect('cart.saveCart', (before: Value | undefined, { request }) =>
    request?.pccSaved === true ? undefined : before,
  ),
  ...effect('cart.removeDevice', (before: Value | undefined, { answer }) => (hasItems(answer) ? before : undefined)),
  ...effect('cart.addAccessories', (before: Value | undefined, { answer }) => (hasItems(answer) ? before : undefined)),
})

/** Calls that take over what somebody saved. */
export const takeovers = [
  'cases.resumeCase',
  'quote.retrieveCartFromQuote',
  'quote.retrieveAccessoriesFromQuote',
] as const

/** Changes of a cart, and of what it costs. */
export const cartChanges = [
  ...mayEndCart,
  'cart.addDevice',
  'cart.addPlan',
  'cart.assignMtn',
  'cart.addFeatures',
  'cart.addStep',
  'cart.calculateMultiLineTax',
  'cart.updateBarcode',
  'cart.e911Address',
  'cart.switchSim',
  'cart.guestChoice',
  'cart.validateCart',
  'cart.validateOrder',
  'cart.addDonation',
  'cart.applyPromo',
  'cart.removePromo',
  'checkout.updateContact',
  'checkout.updateAddress',
  'checkout.selectShipping',
  'checkout.selectPayment',
  'checkout.setAutoPay',
  'checkout.reSubmitCredit',
  'payment.paypalAuthenticate',
  'payment.confirmSubmit',
  'pricing.saveAcceptedMyofferData',
  'promo.validateRaf',
  'promo.validateFriendsAndFamily',
  'promo.vendorValidateAndUpdateCart',
] as const
