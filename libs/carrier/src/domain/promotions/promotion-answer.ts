import { findPromotions, type PromotionModel } from '@soe/catalogue'
import type { PromotionStatus, Language } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import { processStepAnswer } from '../process-step/process-step'
import { priceCartState } from '../pricing/cart-pricing'

const viewPromotion = (
  { code, displayName, promoCaseId }: PromotionModel,
  language: Language,
  status: PromotionStatus['status'],
  cents = 0,
): PromotionStatus => ({
  code,
  displayName: displayName[language],
  promoCaseId,
  status,
  discountAmount: cents / 100,
})

/** The next step, with every promotion of the cart and the totals; `refused` are listed as expired. */
export const promotionAnswer = (
  draft: WorldDraft,
  cart: CartState,
  language: Language,
  refused: readonly PromotionModel[] = [],
) => {
  const { price, promotions: live, totals } = priceCartState(cart, draft, language)
  const applied = live.map((promotion, index) =>
    viewPromotion(promotion, language, 'APPLIED', price.promos[index]?.cents),
  )
  const liveCodes = live.map(({ code }) => code)
  const expired = [...findPromotions(cart.promoCodes).filter(({ code }) => !liveCodes.includes(code)), ...refused]
  const promotions = [...applied, ...expired.map((promotion) => viewPromotion(promotion, language, 'EXPIRED'))]
  return { ...processStepAnswer(draft, cart), promotions, totals }
}
