import { errorCatalogue, type ErrorId } from '@soe/contracts'
import type { Seen } from '../document/scenario.schema'

/** Where shoppers are when they make the calls of the catalogue. */
export const places = {
  product: '/smartphones/orbit-12-pro/',
  grid: '/smartphones/',
  cart: '/sales/next/expresscart.html',
  checkout: '/sales/next/expresscheckout.html',
  contact: '/sales/nse/aboutyourself.html',
  delivery: '/sales/nse/delivery.html',
  payment: '/sales/nse/payment.html',
  agreement: '/sales/nextgen/agreement.html',
  interstitial: '/sales/digital/accessoryInterstitial.html',
  favorites: '/sales/digital/Favorites.html',
  plan: '/sales/digital/plans/planoverview.html',
  number: '/sales/digital/numberselection.html',
  line: '/sales/digital/mdnselection.html',
  tradeIn: '/sales/digital/tradein.html',
  review: '/sales/nextgen/orderreview.html',
  e911: '/sales/nextgen/e911.html',
  creditCheck: '/sales/nse/creditcheck.html',
} as const

export type Place = keyof typeof places

export const defaultText = 'Looks like something went wrong. Please try again later.'

export const at = (place: Place, text: string): Seen => ({ page: places[place], text })

/** The page stays and shows the error's own message. */
export const messageAt = (place: Place, id: ErrorId): Seen => at(place, errorCatalogue[id].message.en)

/** The page stays and asks to try again. */
export const failsAt = (place: Place): Seen => at(place, defaultText)

export const cartFailed = at('cart', 'Your cart could not be loaded')
export const emptyCart = at('cart', 'Your cart is empty')
export const retailHasIt = (place: Place): Seen => at(place, 'A store representative has your cart open.')

export const lostCart: Seen = {
  page: '/sales/digital/cart.html?redirect=detailsnotfound',
  text: 'We could not find your cart',
}
export const lostPrepaidCart: Seen = {
  page: '/sales/prepaid/expresscart.html?redirect=detailsnotfound',
  text: 'We could not find your cart',
}
export const accountMember: Seen = { page: '/sales/digital/cart.html?redirect=accountmember', text: 'Your cart' }
export const scheduledOrder: Seen = {
  page: '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER',
  text: 'An order is already scheduled',
}
export const caseError: Seen = { page: '/sales/digital/error.html?id=208', text: 'Your open orders could not be read' }
export const caseFallback: Seen = {
  page: '/sales/digital/cart.html?redirect=catch',
  text: 'Your earlier orders could not be looked up.',
}
export const checkoutError: Seen = {
  page: '/sales/digital/error.html?type=CHECKOUT_PROCESS_ERROR',
  text: 'Checkout could not go on',
}
export const errorPage = (type: string, text: string): Seen => ({
  page: `/sales/digital/error.html?type=${type}`,
  text,
})

/** The carrier's sign-out leads to the shop. */
export const signedOut: Seen = { page: '/smartphones', text: 'Sign in' }
