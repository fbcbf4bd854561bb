import { cents, dollarsOf, findArticle, findPlan, promoOf, sumOf } from './catalogue'
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

/** What the promo code takes off the devices that are paid at once. */
const promoRows = ({ lines, promoCode }: Cart): Row[] => {
  const percent = promoOf(promoCode)
  const paid = sumOf(lines.filter(({ months }) => months === 0).map(({ skuId }) => priceOf(skuId)))
  return percent === undefined
    ? []
    : [{ code: 'promo-discount', amount: -dollarsOf(Math.round((cents(paid) * percent) / 100)) }]
}

export const totalsView = (cart: Cart) => {
  const { lines } = cart
  const [today, monthly] = [[...lines.flatMap(todayRows), ...promoRows(cart)], lines.flatMap(monthlyRows)]
  return { dueToday: dueOf(today), dueMonthly: dueOf(monthly), todayRows: today, monthlyRows: monthly }
}

/** What a change of the promo code answers besides. */
export const promotionView = (cart: Cart) => {
  const [discount] = promoRows(cart)
  return {
    promotions:
      cart.promoCode === undefined || !discount
        ? []
        : [
            {
              code: cart.promoCode,
              displayName: cart.promoCode,
              promoCaseId: cart.promoCode,
              status: 'APPLIED',
              discountAmount: -discount.amount,
            },
          ],
    totals: totalsView(cart),
  }
}
