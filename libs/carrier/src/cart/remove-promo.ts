import type { CarrierOperation } from '../operation/carrier-operation'
import { cartWithLines, keepCart } from '../domain/cart/cart-access'
import { promotionAnswer } from '../domain/promotions/promotion-answer'
import { invalidPromotion, requirePromotion } from '../domain/promotions/apply-promotion'

export const removePromo: CarrierOperation<'cart.removePromo'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  const { code } = requirePromotion(body.promoCode, 'prepaid', 'promoCode')
  const { promoCodes = [] } = cart
  if (!promoCodes.includes(code)) throw invalidPromotion('promoCode', 'not in the cart')
  const kept = keepCart(draft, { ...cart, promoCodes: promoCodes.filter((other) => other !== code) })
  return promotionAnswer(draft, kept, caller.language)
}
