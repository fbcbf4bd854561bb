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
