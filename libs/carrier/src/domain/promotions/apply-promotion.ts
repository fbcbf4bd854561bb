import { findPromotions, findPromotion, type PromotionModel } from '@soe/catalogue'
import type { CouponType } from '@soe/contracts'
import { type CartState, ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { cartWithLines, keepCart } from '../cart/cart-access'
import { isExpired } from '../pricing/price-promos'

export const codesOfOtherKinds = ({ promoCodes }: CartState, kind: CouponType): string[] =>
  findPromotions(promoCodes)
    .filter((promotion) => promotion.kind !== kind)
    .map(({ code }) => code)

export const invalidPromotion = (field: string, issue: string) => new ServiceFault('PROMO_INVALID', [{ field, issue }])

/** The promotion of a code, expired or not; throws PROMO_INVALID unless it is of the kind. */
export const requirePromotion = (code: string, kind: CouponType, field: string): PromotionModel => {
  const found = findPromotion(code)
  if (found?.kind !== kind) throw invalidPromotion(field, 'unknown code')
  return found
}

interface PromotionRequest {
  readonly cartId: string | undefined
  readonly code: string
  readonly kind: CouponType
  readonly field: string
}

const livePromotion = (draft: WorldDraft, { code, kind, field }: PromotionRequest): PromotionModel => {
  const found = requirePromotion(code, kind, field)
  if (isExpired(found, draft.now)) throw invalidPromotion(field, 'expired')
  return found
}

/** Applies a promotion in place of another of its kind: except for bar codes, a cart takes one of each. */
export const applyPromotion = (draft: WorldDraft, caller: Caller, request: PromotionRequest): CartState => {
  const cart = cartWithLines(draft, caller, request.cartId)
  const { code } = livePromotion(draft, request)
  return keepCart(draft, { ...cart, promoCodes: [...codesOfOtherKinds(cart, request.kind), code] })
}
