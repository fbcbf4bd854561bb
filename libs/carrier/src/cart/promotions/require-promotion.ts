import { findPromotion, type PromotionKind, type PromotionModel } from '@soe/catalogue'
import { ServiceFault } from '@soe/world'

export const invalidPromotion = (field: string, issue: string) => new ServiceFault('PROMO_INVALID', [{ field, issue }])

/** The promotion of a code, expired or not; throws PROMO_INVALID unless it is of the kind. */
export const requirePromotion = (code: string, kind: PromotionKind, field: string): PromotionModel => {
  const found = findPromotion(code)
  if (found?.kind !== kind) throw invalidPromotion(field, 'unknown code')
  return found
}
