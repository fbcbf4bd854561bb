import { applyPromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateFriendsAndFamily: CarrierOperation<'promo.validateFriendsAndFamily'> = (call) => {
  const { draft, body, ...caller } = call
  const { cartInfo, promoCode: code } = body
  const request = { cartId: cartInfo?.cartId, code, kind: 'friends-and-family', field: 'promoCode' } as const
  return promotionAnswer(draft, applyPromotion(draft, caller, request), caller.language)
}
