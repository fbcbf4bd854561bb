import { findPromotions, type PromotionModel } from '@soe/catalogue'
import { isoDate } from '@soe/rules'
import type { CartState } from '@soe/world'

export const isExpired = ({ expiresOn }: PromotionModel, now: number): boolean =>
  expiresOn !== undefined && isoDate(now) > expiresOn

const none: readonly PromotionModel[] = []

/** The promotions of the cart that have not expired. */
export const livePromotionsOf = ({ promoCodes }: CartState, now: number): readonly PromotionModel[] =>
  promoCodes ? findPromotions(promoCodes).filter((promotion) => !isExpired(promotion, now)) : none
