import { findPromotions } from '@soe/catalogue'
import { isExpired } from '../domain/pricing/price-promos'
import { invalidPromotion } from '../domain/promotions/apply-promotion'
import { type CarrierOperation, success } from '../operation/carrier-operation'

/** The case behind each known bar code; PROMO_INVALID where none of them is known. */
export const getPromoCaseIdByBarCode: CarrierOperation<'promo.getPromoCaseIdByBarCode'> = ({
  draft,
  body,
  language,
}) => {
  const known = findPromotions(body.barCodeIdList).filter(({ kind }) => kind === 'barcode')
  if (known.length === 0) throw invalidPromotion('barCodeIdList', 'unknown code')
  return {
    ...success,
    statusCode: '00',
    promoCases: known.map((promotion) => ({
      barCodeId: promotion.code,
      promoCaseId: promotion.promoCaseId,
      displayName: promotion.displayName[language],
      expired: isExpired(promotion, draft.now),
    })),
  }
}
