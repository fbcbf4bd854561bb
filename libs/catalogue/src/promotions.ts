import type { OrderText } from './spanish'

/** What a promotion takes off: cents, or a percentage of what it is on. */
export interface PromoTerms {
  readonly code: string
  readonly on: 'order' | 'accessories'
  readonly cents?: number
  readonly percent?: number
}

/** Where a code comes from; each call takes codes of its own kind alone. */
export type PromotionKind = 'barcode' | 'prepaid' | 'raf' | 'friends-and-family' | 'vendor'

export interface PromotionModel extends PromoTerms {
  readonly kind: PromotionKind
  readonly displayName: OrderText
  readonly promoCaseId: string
  /** ISO date of the last day on which the code counts. */
  readonly expiresOn?: string
}

export const promotionModels: readonly PromotionModel[] = [
  {
    code: '810000004101',
    kind: 'barcode',
    displayName: 'Dockside coupon, $20 off',
    promoCaseId: 'PC-4101',
    on: 'order',
    cents: 20_00,
  },
  {
    code: '810000004102',
    kind: 'barcode',
    displayName: 'Accessory coupon, 15% off',
    promoCaseId: 'PC-4102',
    on: 'accessories',
    percent: 15,
  },
  {
    code: '810000004099',
    kind: 'barcode',
    displayName: 'Spring tide coupon, $50 off',
    promoCaseId: 'PC-4099',
    on: 'order',
    cents: 50_00,
    expiresOn: '2026-03-31',
  },
  {
    code: 'CASTOFF10',
    kind: 'prepaid',
    displayName: 'Cast-off, $10 off',
    promoCaseId: 'PC-7010',
    on: 'order',
    cents: 10_00,
  },
  {
    code: 'RIGGING25',
    kind: 'prepaid',
    displayName: 'Rigging, 25% off accessories',
    promoCaseId: 'PC-7025',
    on: 'accessories',
    percent: 25,
  },
  {
    code: 'EBBTIDE5',
    kind: 'prepaid',
    displayName: 'Ebb tide, $5 off',
    promoCaseId: 'PC-7005',
    on: 'order',
    cents: 5_00,
    expiresOn: '2026-06-30',
  },
  {
    code: 'RAF-MAREN25',
    kind: 'raf',
    displayName: 'Referred by Maren',
    promoCaseId: 'PC-8025',
    on: 'order',
    cents: 0,
  },
  {
    code: 'CREW-4471',
    kind: 'friends-and-family',
    displayName: 'Friends and family, 10% off',
    promoCaseId: 'PC-8110',
    on: 'order',
    percent: 10,
  },
  {
    code: 'ryl-teacher-7f3a',
    kind: 'vendor',
    displayName: 'Teacher discount, $15 off',
    promoCaseId: 'PC-9015',
    on: 'order',
    cents: 15_00,
  },
  {
    code: 'ryl-nurse-2c9d',
    kind: 'vendor',
    displayName: 'Nurse discount, $15 off',
    promoCaseId: 'PC-9016',
    on: 'order',
    cents: 15_00,
  },
]

const byCode = new Map(promotionModels.map((model) => [model.code.toLowerCase(), model]))

/** Codes are read whatever their case. */
export const findPromotion = (code: string): PromotionModel | undefined => byCode.get(code.toLowerCase())

export const findPromotions = (codes: readonly string[] = []): PromotionModel[] =>
  codes.flatMap((code) => findPromotion(code) ?? [])
