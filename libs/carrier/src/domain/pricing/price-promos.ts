import { type PromoTerms, findPromotions, type PromotionModel } from '@soe/catalogue'
import { isoDate } from '@soe/rules'
import type { CartState } from '@soe/world'

interface PromoAmounts {
  /** Due today for devices, accessories and fees, after the bundle discount; without gift cards, which are money. */
  readonly orderCents: number
  /** Accessories after the bundle discount, without gift cards. */
  readonly accessoriesCents: number
}

export interface PromoPrice {
  readonly code: string
  readonly cents: number
}

const fullDiscount = ({ on, cents = 0, percent = 0 }: PromoTerms, amounts: PromoAmounts): number => {
  const base = on === 'order' ? amounts.orderCents : amounts.accessoriesCents
  return Math.min(base, cents + Math.round((base * percent) / 100))
}

/** What each promotion takes off, in the order given; together never more than is due. */
export function pricePromos(promos: readonly PromoTerms[], amounts: PromoAmounts): PromoPrice[] {
  let left = amounts.orderCents
  return promos.map((promo) => {
    const cents = Math.min(left, fullDiscount(promo, amounts))
    left -= cents
    return { code: promo.code, cents }
  })
}

/** Where a day ends last: Hawaii is ten hours behind Greenwich. */
const lastClock = 10 * 3_600_000

/** The last day of a code has ended wherever orders go. */
export const isExpired = ({ expiresOn }: PromotionModel, now: number): boolean =>
  expiresOn !== undefined && isoDate(now - lastClock) > expiresOn

const none: readonly PromotionModel[] = []

/** The promotions of the cart that have not expired. */
export const livePromotionsOf = ({ promoCodes }: CartState, now: number): readonly PromotionModel[] =>
  promoCodes ? findPromotions(promoCodes).filter((promotion) => !isExpired(promotion, now)) : none
