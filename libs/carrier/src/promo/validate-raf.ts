import { applyPromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateRaf: CarrierOperation<'promo.validateRaf'> = ({ draft, body, ...caller }) => {
  const { cartInfo, referralCode: code } = body
  const request = { cartId: cartInfo?.cartId, code, kind: 'raf', field: 'referralCode' } as const
  return promotionAnswer(draft, applyPromotion(draft, caller, request), caller.language)
}
