export const recommendedAccessories = { shown: 6, minimumForTab: 3, propositionCount: 6 } as const

/** Accessory categories of the interstitial, in their order. */
export const accessoryCategories = ['cases', 'screen protectors', 'chargers', 'more'] as const
