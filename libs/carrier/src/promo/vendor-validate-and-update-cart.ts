import { applyPromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'
import type { CarrierOperation } from '../operation/carrier-operation'

/** Applies the discount of a shopper verified by a vendor, such as a nurse. */
export const vendorValidateAndUpdateCart: CarrierOperation<'promo.vendorValidateAndUpdateCart'> = (call) => {
  const { draft, body, ...caller } = call
  const { cartInfo, authCode: code } = body
  const request = { cartId: cartInfo?.cartId, code, kind: 'vendor', field: 'authCode' } as const
  return promotionAnswer(draft, applyPromotion(draft, caller, request), caller.language)
}
