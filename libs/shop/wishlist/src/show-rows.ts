import type { ShowRows } from '@soe/shop-platform'

export const heartRows: ShowRows = [
  {
    audiences: ['signed-in'],
    contexts: ['interstitial'],
    flagsOn: ['enableWishlistForInterstitial'],
    flagsOff: ['disableWishlist'],
  },
  {
    audiences: ['signed-in'],
    contexts: ['empty-cart', 'wishlist', 'catalogue', 'cart'],
    flagsOff: ['disableWishlist'],
  },
]

export const addToCartRows: ShowRows = [{ audiences: ['signed-in'] }]

export const continueRows: ShowRows = [{ audiences: ['prospect'], contexts: ['wishlist'] }]

/** A guest may only read a shared wishlist. */
export const retrieveRows: ShowRows = [{ audiences: ['signed-in', 'prospect'], flagsNotFalse: ['retrieveWishList'] }]

/** A guest may not open a promotion. */
export const promoDetailsRows: ShowRows = [{ audiences: ['signed-in'] }]

export const notifyMeRows: ShowRows = [{ audiences: ['signed-in'], flagsOff: ['disableNotifyMe'] }]

/** A guest has no account to keep a notice. */
export const emailNoticeRows: ShowRows = [
  { audiences: ['prospect'], contexts: ['catalogue'], flagsOff: ['disableNotifyMe'] },
]
