/** Reads that show the whole cart. */
export const cartReads = [
  'checkout.getCheckoutDetails',
  'checkout.getExpresshubDetails',
  'checkout.getBuySimCheckoutDetails',
] as const

/** Reads of what the cart costs. */
export const priceReads = [...cartReads, 'omni.readDL'] as const

/** Reads of where the shopper goes next. */
export const stepReads = ['landing.getProcessStep', 'landing.landing'] as const

/** Reads that answer otherwise where there is no cart. */
export const presenceReads = ['cart.checkExistingCart', 'cart.validateE911Address', 'chat.livePersonCheck'] as const

/** Reads that count what is in the cart. */
export const countReads = ['recommendations.getRtCartCount', 'wishlist.getSeoDetails'] as const

/** Reads of what is in the cart. */
export const itemReads = [...priceReads, ...stepReads, ...presenceReads, ...countReads, 'recommendations.pdm'] as const

/** Reads of the case that every cart has. */
export const caseReads = ['cases.getCases', 'cases.getCaseAndCartId'] as const

/** Reads that a change brings another cart to, or none. */
export const otherCartReads = [...itemReads, ...caseReads, 'device.getEsimDetails', 'plans.getPlans'] as const
