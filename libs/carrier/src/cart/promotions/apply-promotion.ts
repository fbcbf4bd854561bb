import type { PromotionKind, PromotionModel } from '@soe/catalogue'
import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { cartWithLines, keepCart } from '../access/cart-access'
import { isExpired } from '../pricing/live-promotions'
import { codesOfOtherKinds } from './codes-of-other-kinds'
import { invalidPromotion, requirePromotion } from './require-promotion'

interface PromotionRequest {
  readonly cartId: string | undefined
  readonly code: string
  readonly kind: PromotionKind
  /** The field of the body that holds the code. */
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
