import type { ShowRows } from '@soe/shop-platform'

export const retrieveCartRows: ShowRows = [{ audiences: ['prospect'], contexts: ['empty-cart'] }]

export const wishlistRows: ShowRows = [
  { audiences: ['signed-in'], contexts: ['empty-cart'], flagsOff: ['disableWishlist'] },
]
