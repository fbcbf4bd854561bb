import type { CouponType, LocalizedText } from '@soe/contracts'

/** What a promotion takes off: cents, or a percentage of what it is on. */
export interface PromoTerms {
  readonly code: string
  readonly on: 'order' | 'accessories'
  readonly cents?: number
  readonly percent?: number
}

export interface PromotionModel extends PromoTerms {
  /** Each call takes codes of its own kind alone. */
  readonly kind: CouponType
  readonly displayName: LocalizedText
  readonly promoCaseId: string
  /** ISO date of the last day on which the code counts. */
  readonly expiresOn?: string
}

export const promotionModels: readonly PromotionModel[] = [
  {
    code: '810000004101',
    kind: 'barcode',
    displayName: { en: 'Dockside coupon, $20 off', es: 'Cupón Dockside, $20 de descuento' },
    promoCaseId: 'PC-4101',
    on: 'order',
    cents: 20_00,
  },
  {
    code: '810000004102',
    kind: 'barcode',
    displayName: { en: 'Accessory coupon, 15% off', es: 'Cupón de accesorios, 15\u00A0% de descuento' },
    promoCaseId: 'PC-4102',
    on: 'accessories',
    percent: 15,
  },
  {
    code: '810000004099',
    kind: 'barcode',
    displayName: { en: 'Spring tide coupon, $50 off', es: 'Cupón Spring tide, $50 de descuento' },
    promoCaseId: 'PC-4099',
    on: 'order',
    cents: 50_00,
    expiresOn: '2026-03-31',
  },
  {
    code: 'CASTOFF10',
    kind: 'prepaid',
    displayName: { en: 'Cast-off, $10 off', es: 'Cast-off, $10 de descuento' },
    promoCaseId: 'PC-7010',
    on: 'order',
    cents: 10_00,
  },
  {
    code: 'RIGGING25',
    kind: 'prepaid',
    displayName: { en: 'Rigging, 25% off accessories', es: 'Rigging, 25\u00A0% de descuento en accesorios' },
    promoCaseId: 'PC-7025',
    on: 'accessories',
    percent: 25,
  },
  {
    code: 'EBBTIDE5',
    kind: 'prepaid',
    displayName: { en: 'Ebb tide, $5 off', es: 'Ebb tide, $5 de descuento' },
    promoCaseId: 'PC-7005',
    on: 'order',
    cents: 5_00,
    expiresOn: '2026-06-30',
  },
  {
    code: 'RAF-MAREN25',
    kind: 'raf',
    displayName: { en: 'Referred by Maren', es: 'Por recomendación de Maren' },
    promoCaseId: 'PC-8025',
    on: 'order',
    cents: 0,
  },
  {
    code: 'CREW-4471',
    kind: 'friends-and-family',
    displayName: { en: 'Friends and family, 10% off', es: 'Amigos y familia, 10\u00A0% de descuento' },
    promoCaseId: 'PC-8110',
    on: 'order',
    percent: 10,
  },
  {
    code: 'ryl-teacher-7f3a',
    kind: 'vendor',
    displayName: { en: 'Teacher discount, $15 off', es: 'Descuento para docentes, $15' },
    promoCaseId: 'PC-9015',
    on: 'order',
    cents: 15_00,
  },
  {
    code: 'ryl-nurse-2c9d',
    kind: 'vendor',
    displayName: { en: 'Nurse discount, $15 off', es: 'Descuento para enfermería, $15' },
    promoCaseId: 'PC-9016',
    on: 'order',
    cents: 15_00,
  },
]

const byCode = new Map(promotionModels.map((model) => [model.code.toLowerCase(), model]))

/** A customer's own referral code; the carrier knows whose it is. */
export const isCustomerReferral = (code: string): boolean => /^MY[A-Z\d]+$/i.test(code)

const customerReferral = (code: string): PromotionModel => ({
  code: code.toUpperCase(),
  kind: 'raf',
  displayName: { en: 'Referred by a customer', es: 'Por recomendación de un cliente' },
  promoCaseId: 'PC-8000',
  on: 'order',
  cents: 0,
})

/** Codes are read whatever their case. */
export const findPromotion = (code: string): PromotionModel | undefined =>
  byCode.get(code.toLowerCase()) ?? (isCustomerReferral(code) ? customerReferral(code) : undefined)

export const findPromotions = (codes: readonly string[] = []): PromotionModel[] =>
  codes.flatMap((code) => findPromotion(code) ?? [])
