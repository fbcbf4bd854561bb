/** Reads of the cart: out of date after any change of it. */
export const cartReads = ['checkout.getCheckoutDetails', 'cart.retrieveBundleAccCart'] as const
