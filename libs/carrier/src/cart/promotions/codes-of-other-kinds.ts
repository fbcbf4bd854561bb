import { findPromotions, type PromotionKind } from '@soe/catalogue'
import type { CartState } from '@soe/world'

export const codesOfOtherKinds = ({ promoCodes }: CartState, kind: PromotionKind): string[] =>
  findPromotions(promoCodes)
    .filter((promotion) => promotion.kind !== kind)
    .map(({ code }) => code)
