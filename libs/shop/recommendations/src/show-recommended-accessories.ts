import { recommendedAccessories } from '@soe/rules'

/** More than two accessories make an Accessories tab of at most six. */
export const showRecommendedAccessories = <T>(accessories: readonly T[]): readonly T[] =>
  accessories.length < recommendedAccessories.minimumForTab ? [] : accessories.slice(0, recommendedAccessories.shown)
