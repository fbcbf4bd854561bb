import type { CartView, CheckoutDetails } from '@soe/contracts'

type ScreenName = CartView['screenInfo']['screenName']

/** The details of a cart that the shop shows on the given screen. */
export const withScreen = (details: CheckoutDetails, screenName: ScreenName): CheckoutDetails => ({
  ...details,
  cart: { ...details.cart, screenInfo: { ...details.cart.screenInfo, screenName } },
})
