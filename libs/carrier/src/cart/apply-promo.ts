import type { CarrierOperation } from '../operation/carrier-operation'
import { applyPromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'

export const applyPromo: CarrierOperation<'cart.applyPromo'> = ({ draft, body, ...caller }) => {
  const { cartInfo, promoCode: code } = body
  const request = { cartId: cartInfo?.cartId, code, kind: 'prepaid', field: 'promoCode' } as const
  return promotionAnswer(draft, applyPromotion(draft, caller, request), caller.language)
}
