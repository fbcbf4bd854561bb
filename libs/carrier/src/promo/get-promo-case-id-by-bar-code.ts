import { findPromotions } from '@soe/catalogue'
import { isExpired } from '../cart/pricing/live-promotions'
import { invalidPromotion } from '../cart/promotions/require-promotion'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

/** The case behind each known bar code; PROMO_INVALID where none of them is known. */
export const getPromoCaseIdByBarCode: CarrierOperation<'promo.getPromoCaseIdByBarCode'> = ({ draft, body }) => {
  const known = findPromotions(body.barCodeIdList).filter(({ kind }) => kind === 'barcode')
  if (known.length === 0) throw invalidPromotion('barCodeIdList', 'unknown code')
  return {
    ...success,
    statusCode: '00',
    promoCases: known.map((promotion) => ({
      barCodeId: promotion.code,
      promoCaseId: promotion.promoCaseId,
      displayName: promotion.displayName,
      expired: isExpired(promotion, draft.now),
    })),
  }
}
