export const minimumQuantity = 1
export const maximumQuantity = 10

/** The quantity of an accessory that is added, by hand or from the wishlist. */
export const defaultQuantity = 1

export const clampQuantity = (quantity: number): number =>
  Math.min(maximumQuantity, Math.max(minimumQuantity, Math.trunc(quantity) || minimumQuantity))

export const recommendedAccessories = { shown: 6, minimumForTab: 3, propositionCount: 6 } as const

/** The interstitial offers smart rings while the flag `smartRingAccyInterstitialFFlag` is on. */
export const smartRings = 'smart rings'
export const smartRingFlag = 'smartRingAccyInterstitialFFlag'

/** Accessory categories of the interstitial, in their order. */
export const accessoryCategories = ['cases', 'screen protectors', 'chargers', 'more', smartRings] as const
