import type { AmountRow, CheckoutDetails } from '@soe/contracts'
import { isStepDone, stepsOf, type CheckoutStep } from './checkout-steps'

export interface CheckoutChanges {
  added: readonly string[]
  /** Items by name, and discounts. */
  removed: readonly string[]
  /** Steps that were done and have to be done again. */
  reopened: readonly CheckoutStep[]
  dueToday?: number
  dueMonthly?: number
}

const namesOf = ({ cart: { lineDetails } }: CheckoutDetails): string[] => [
  ...lineDetails.allLines
    .flatMap((lineId) => lineDetails.lineInfo[lineId] ?? [])
    .flatMap(({ deviceItem, plan, accessories }) => [
      ...(deviceItem ? [[deviceItem.description, deviceItem.color].join(', ')] : []),
      ...(plan ? [plan.displayName] : []),
      ...accessories.flatMap(({ description, color, qty }) => Array<string>(qty).fill([description, color].join(', '))),
    ]),
  ...lineDetails.tradeInDetail.tradeInItems.map(({ deviceModel }) => deviceModel),
]

const discounts: readonly AmountRow['code'][] = ['promo-discount', 'offer-discount']

const discountsOf = ({ cart }: CheckoutDetails): string[] => {
  const { todayRows, monthlyRows } = cart.orderDetails.totals
  return [...todayRows, ...monthlyRows].flatMap(({ code, name }) => (discounts.includes(code) && name ? [name] : []))
}

/** The names that the second list lacks, each once. */
const missingFrom = (names: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  const missing = names.filter((name) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  return [...new Set(missing)]
}

/** What has become of a checkout since the shopper saw it; undefined where it is still what they saw. */
export const changesOf = (before: CheckoutDetails, after: CheckoutDetails): CheckoutChanges | undefined => {
  if (before.cart.cartId !== after.cart.cartId) return undefined
  const [was, is] = [namesOf(before), namesOf(after)]
  const [shown, { dueToday, dueMonthly }] = [before.cart.orderDetails.totals, after.cart.orderDetails.totals]
  const changes: CheckoutChanges = {
    added: missingFrom(is, was),
    removed: [...missingFrom(was, is), ...missingFrom(discountsOf(before), discountsOf(after))],
    reopened: stepsOf(after).filter(
      (step) => step !== 'review' && isStepDone(before, step) && !isStepDone(after, step),
    ),
    ...(dueToday !== shown.dueToday && { dueToday }),
    ...(dueMonthly !== shown.dueMonthly && { dueMonthly }),
  }
  const { added, removed, reopened, ...sums } = changes
  const isSame = [added, removed, reopened, Object.keys(sums)].every(({ length }) => length === 0)
  return isSame ? undefined : changes
}
