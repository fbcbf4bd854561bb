import { isCustomerReferral } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { ownerOf } from '../domain/account/identity'
import { mayRefer, referralCodeOf } from '../domain/account/referral'
import { applyPromotion, invalidPromotion } from '../domain/promotions/apply-promotion'
import { promotionAnswer } from '../domain/promotions/promotion-answer'
import type { CarrierOperation } from '../operation/carrier-operation'

const field = 'referralCode'

/** A customer's code is that of another who may refer. */
const requireReferrer = (draft: WorldDraft, owner: string, code: string) => {
  if (code === referralCodeOf(owner)) throw invalidPromotion(field, 'own code')
  const isKnown = draft.holdings.values().some((record) => mayRefer(record) && referralCodeOf(record.id) === code)
  if (!isKnown) throw invalidPromotion(field, 'unknown code')
}

export const validateRaf: CarrierOperation<'promo.validateRaf'> = ({ draft, body, ...caller }) => {
  const { cartInfo, referralCode: code } = body
  const cart = applyPromotion(draft, caller, { cartId: cartInfo?.cartId, code, kind: 'raf', field })
  if (isCustomerReferral(code)) requireReferrer(draft, ownerOf(caller.session), code.toUpperCase())
  return promotionAnswer(draft, cart, caller.language)
}
