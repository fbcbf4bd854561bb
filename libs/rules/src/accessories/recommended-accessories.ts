export const recommendedAccessories = { shown: 6, minimumForTab: 3, propositionCount: 6 } as const

/** Accessory categories of the interstitial, in their order. */
export const accessoryCategories = ['cases', 'screen protectors', 'chargers', 'more'] as const

/** More than two accessories make an Accessories tab of at most six. */
export const showRecommendedAccessories = <T>(accessories: readonly T[]): readonly T[] =>
  accessories.length < recommendedAccessories.minimumForTab ? [] : accessories.slice(0, recommendedAccessories.shown)
