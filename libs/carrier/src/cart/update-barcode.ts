import type { PromotionModel } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { cartWithLines, keepCart } from '../domain/cart/cart-access'
import { isExpired } from '../domain/pricing/price-promos'
import { codesOfOtherKinds, invalidPromotion, requirePromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'

const field = 'cartInfo.barCodeIds'

const expiredAmong = (draft: WorldDraft, promotions: readonly PromotionModel[]) =>
  promotions.filter((promotion) => isExpired(promotion, draft.now))

/** Sets the bar codes of the cart; expired ones are reported if the request asks for them, else refused. */
export const updateBarcode: CarrierOperation<'cart.updateBarcode'> = ({ draft, body, ...caller }) => {
  const { cartInfo, includeExpiryBarcodeStatus = false } = body
  const cart = cartWithLines(draft, caller, cartInfo.cartId)
  const requested = [...new Set(cartInfo.barCodeIds)].map((code) => requirePromotion(code, 'barcode', field))
  const expired = expiredAmong(draft, requested)
  if (expired.length > 0 && !includeExpiryBarcodeStatus) throw invalidPromotion(field, 'expired')
  const live = requested.filter((promotion) => !expired.includes(promotion)).map(({ code }) => code)
  const kept = keepCart(draft, { ...cart, promoCodes: [...codesOfOtherKinds(cart, 'barcode'), ...live] })
  return promotionAnswer(draft, kept, caller.language, expired)
}
