import { cents, dollarsOf, findArticle, findBarCode, findFeature, findPlan, promoOf, sumOf } from './catalogue'
import type { Cart, Line } from './store'

const activation = 35

const priceOf = (skuId: string) => findArticle(skuId)?.dollars ?? 0

export const monthlyOf = ({ skuId, months }: Line) =>
  months === 0 ? 0 : dollarsOf(Math.floor(cents(priceOf(skuId)) / months))

export const planOf = ({ planId }: Line) => (planId === undefined ? undefined : findPlan(planId))

interface Row {
  readonly code: string
  readonly amount: number
}

export const todayRows = (line: Line): Row[] => [
  ...(line.months === 0
    ? [{ code: 'device', amount: priceOf(line.skuId) }]
    : [{ code: 'activation', amount: activation }]),
  ...[...line.accessories].map(([skuId, qty]) => ({
    code: 'accessories',
    amount: dollarsOf(cents(priceOf(skuId)) * qty),
  })),
]

export const monthlyRows = (line: Line): Row[] => {
  const plan = planOf(line)
  return [
    ...(line.months > 0 ? [{ code: 'instalment', amount: monthlyOf(line) }] : []),
    ...(plan ? [{ code: 'plan', amount: plan.dollars }] : []),
  ]
}

export const dueOf = (rows: readonly Row[]) => sumOf(rows.map(({ amount }) => amount))

interface Promotion {
  readonly code: string
  readonly percent: number
}

const promotionsOf = ({ promoCode, barCodeIds }: Cart): Promotion[] => [
  ...(promoCode === undefined ? [] : [{ code: promoCode, percent: promoOf(promoCode) ?? 0 }]),
  ...barCodeIds.map((code) => ({ code, percent: findBarCode(code) ?? 0 })),
]

/** What a promotion takes off the devices that are paid at once. */
const discountOf = ({ lines }: Cart, { percent }: Promotion): number => {
  const paid = sumOf(lines.filter(({ months }) => months === 0).map(({ skuId }) => priceOf(skuId)))
  return dollarsOf(Math.round((cents(paid) * percent) / 100))
}

/** What belongs to no line. */
const orderRows = (cart: Cart): Row[] => [
  ...promotionsOf(cart).map((promotion) => ({ code: 'promo-discount', amount: -discountOf(cart, promotion) })),
  ...(cart.donation ? [{ code: 'donation', amount: cart.donation.donationAmount }] : []),
]

const featureRows = ({ features }: Cart): Row[] =>
  [...features].map(([id, qty]) => ({ code: 'feature', amount: dollarsOf(cents(findFeature(id)?.dollars ?? 0) * qty) }))

export const totalsView = (cart: Cart) => {
  const { lines } = cart
  const today = [...lines.flatMap(todayRows), ...orderRows(cart)]
  const monthly = [...lines.flatMap(monthlyRows), ...featureRows(cart)]
  return { dueToday: dueOf(today), dueMonthly: dueOf(monthly), todayRows: today, monthlyRows: monthly }
}

/** What a change of promo or bar codes answers besides. */
export const promotionView = (cart: Cart) => ({
  promotions: promotionsOf(cart).map((promotion) => ({
    code: promotion.code,
    displayName: promotion.code,
    promoCaseId: promotion.code,
    status: 'APPLIED',
    discountAmount: discountOf(cart, promotion),
  })),
  totals: totalsView(cart),
})
