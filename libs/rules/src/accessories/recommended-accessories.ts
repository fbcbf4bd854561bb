export const recommendedAccessories = { shown: 6, minimumForTab: 3, propositionCount: 6 } as const

/** The interstitial offers smart rings while the flag `smartRingAccyInterstitialFFlag` is on. */
export const smartRings = 'smart rings'
export const smartRingFlag = 'smartRingAccyInterstitialFFlag'

/** Accessory categories of the interstitial, in their order. */
export const accessoryCategories = ['cases', 'screen protectors', 'chargers', 'more', smartRings] as const
