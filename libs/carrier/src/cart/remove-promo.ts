import type { CarrierOperation } from '../operation/carrier-operation'
import { cartWithLines, keepCart } from './access/cart-access'
import { promotionAnswer } from './promotions/promotion-answer'
import { invalidPromotion, requirePromotion } from './promotions/require-promotion'

export const removePromo: CarrierOperation<'cart.removePromo'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  const { code } = requirePromotion(body.promoCode, 'prepaid', 'promoCode')
  const { promoCodes = [] } = cart
  if (!promoCodes.includes(code)) throw invalidPromotion('promoCode', 'not in the cart')
  return promotionAnswer(draft, keepCart(draft, { ...cart, promoCodes: promoCodes.filter((kept) => kept !== code) }))
}
