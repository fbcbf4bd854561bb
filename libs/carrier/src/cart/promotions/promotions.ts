import type { BodyOf, PromotionStatus } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, keepCart } from '../access/cart-access'
import { priceCartState } from '../pricing/cart-pricing'
import { findPromotion, findPromotions, type PromotionKind, type PromotionModel } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { isExpired } from '../pricing/live-promotions'
import { processStepAnswer } from '../../process-step/process-step'

const invalid = (field: string, issue: string) => new ServiceFault('PROMO_INVALID', [{ field, issue }])

const requirePromotion = (code: string, kind: PromotionKind, field: string): PromotionModel => {
  const found = findPromotion(code)
  if (found?.kind !== kind) throw invalid(field, 'unknown code')
  return found
}

const livePromotion = (draft: WorldDraft, code: string, kind: PromotionKind, field: string): PromotionModel => {
  const found = requirePromotion(code, kind, field)
  if (isExpired(found, draft.now)) throw invalid(field, 'expired')
  return found
}

const filledCart = (draft: WorldDraft, caller: Caller, cartId: string | undefined): CartState => {
  const cart = existingCart(draft, caller, cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  return cart
}

const withoutKind = (cart: CartState, kind: PromotionKind): string[] =>
  findPromotions(cart.promoCodes)
    .filter((promotion) => promotion.kind !== kind)
    .map(({ code }) => code)

const viewPromotion = (
  { code, displayName, promoCaseId }: PromotionModel,
  status: PromotionStatus['status'],
  cents = 0,
): PromotionStatus => ({ code, displayName, promoCaseId, status, discountAmount: cents / 100 })

/** The step that comes next, with every promotion of the cart and what it costs with them. */
const promotionAnswer = (draft: WorldDraft, cart: CartState, refused: readonly PromotionModel[] = []) => {
  const { price, promotions: live, totals } = priceCartState(cart, draft.now)
  const applied = live.map((promotion, index) => viewPromotion(promotion, 'APPLIED', price.promos[index]?.cents))
  const expired = [...findPromotions(cart.promoCodes).filter((promotion) => !live.includes(promotion)), ...refused]
  const promotions = [...applied, ...expired.map((promotion) => viewPromotion(promotion, 'EXPIRED'))]
  return { ...processStepAnswer(draft, cart), promotions, totals }
}

/** A cart takes one promotion of each kind, bar codes aside. */
const applyOne = (
  draft: WorldDraft,
  caller: Caller,
  cartId: string | undefined,
  { code, kind, field }: { code: string; kind: PromotionKind; field: string },
) => {
  const cart = filledCart(draft, caller, cartId)
  const promotion = livePromotion(draft, code, kind, field)
  return promotionAnswer(draft, keepCart(draft, { ...cart, promoCodes: [...withoutKind(cart, kind), promotion.code] }))
}

export const applyPromo = (draft: WorldDraft, caller: Caller, { cartInfo, promoCode }: BodyOf<'cart.applyPromo'>) =>
  applyOne(draft, caller, cartInfo?.cartId, { code: promoCode, kind: 'prepaid', field: 'promoCode' })

export const removePromo = (draft: WorldDraft, caller: Caller, { cartInfo, promoCode }: BodyOf<'cart.removePromo'>) => {
  const cart = filledCart(draft, caller, cartInfo?.cartId)
  const { code } = requirePromotion(promoCode, 'prepaid', 'promoCode')
  const { promoCodes = [] } = cart
  if (!promoCodes.includes(code)) throw invalid('promoCode', 'not in the cart')
  return promotionAnswer(draft, keepCart(draft, { ...cart, promoCodes: promoCodes.filter((kept) => kept !== code) }))
}

export const validateRaf = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, referralCode }: BodyOf<'promo.validateRaf'>,
) => applyOne(draft, caller, cartInfo?.cartId, { code: referralCode, kind: 'raf', field: 'referralCode' })

export const validateFriendsAndFamily = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, promoCode }: BodyOf<'promo.validateFriendsAndFamily'>,
) => applyOne(draft, caller, cartInfo?.cartId, { code: promoCode, kind: 'friends-and-family', field: 'promoCode' })

export const redeemVendorCode = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, authCode }: BodyOf<'promo.vendorValidateAndUpdateCart'>,
) => applyOne(draft, caller, cartInfo?.cartId, { code: authCode, kind: 'vendor', field: 'authCode' })

/** Sets the bar codes of the cart; expired ones are told of where that was asked for, and take nothing off. */
export const updateBarcodes = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, includeExpiryBarcodeStatus = false }: BodyOf<'cart.updateBarcode'>,
) => {
  const cart = filledCart(draft, caller, cartInfo.cartId)
  const field = 'cartInfo.barCodeIds'
  const asked = [...new Set(cartInfo.barCodeIds)].map((code) => requirePromotion(code, 'barcode', field))
  const expired = asked.filter((promotion) => isExpired(promotion, draft.now))
  if (expired.length > 0 && !includeExpiryBarcodeStatus) throw invalid(field, 'expired')
  const live = asked.filter((promotion) => !expired.includes(promotion)).map(({ code }) => code)
  const kept = keepCart(draft, { ...cart, promoCodes: [...withoutKind(cart, 'barcode'), ...live] })
  return promotionAnswer(draft, kept, expired)
}

/** The case behind each bar code; refused where none of them is known. */
export const findPromoCases = (draft: WorldDraft, { barCodeIdList }: BodyOf<'promo.getPromoCaseIdByBarCode'>) => {
  const known = findPromotions(barCodeIdList).filter(({ kind }) => kind === 'barcode')
  if (known.length === 0) throw invalid('barCodeIdList', 'unknown code')
  return known.map((promotion) => ({
    barCodeId: promotion.code,
    promoCaseId: promotion.promoCaseId,
    displayName: promotion.displayName,
    expired: isExpired(promotion, draft.now),
  }))
}
