import type { AmountRow, CheckoutDetails } from '@soe/contracts'
import { isStepDone, stepsOf, type CheckoutStep } from './checkout-steps'

export interface CheckoutChanges {
  added: readonly string[]
  /** Items by name, and discounts. */
  removed: readonly string[]
  /** Items that cost something else than before. */
  repriced: readonly string[]
  /** Steps that were done and have to be done again. */
  reopened: readonly CheckoutStep[]
  dueToday?: number
  dueMonthly?: number
}

interface Item {
  readonly name: string
  readonly price?: number
}

const itemsOf = ({ cart: { lineDetails } }: CheckoutDetails): Item[] => [
  ...lineDetails.allLines
    .flatMap((lineId) => lineDetails.lineInfo[lineId] ?? [])
    .flatMap(({ deviceItem, plan, accessories }) => [
      ...(deviceItem
        ? [{ name: [deviceItem.description, deviceItem.color].join(', '), price: deviceItem.retailPrice }]
        : []),
      ...(plan ? [{ name: plan.displayName, price: plan.monthlyPrice }] : []),
      ...accessories.flatMap(({ description, color, qty, discountedPrice }) =>
        Array<Item>(qty).fill({ name: [description, color].join(', '), price: discountedPrice }),
      ),
    ]),
  ...lineDetails.tradeInDetail.tradeInItems.map(({ deviceModel }) => ({ name: deviceModel })),
]

const repricedIn = (before: readonly Item[], after: readonly Item[]): string[] => [
  ...new Set(
    after.flatMap(({ name, price }) =>
      before.some((item) => item.name === name && item.price !== price) ? [name] : [],
    ),
  ),
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
  const [itemsBefore, itemsAfter] = [itemsOf(before), itemsOf(after)]
  const [was, is] = [itemsBefore, itemsAfter].map((items) => items.map(({ name }) => name)) as [string[], string[]]
  const [shown, { dueToday, dueMonthly }] = [before.cart.orderDetails.totals, after.cart.orderDetails.totals]
  const changes: CheckoutChanges = {
    added: missingFrom(is, was),
    removed: [...missingFrom(was, is), ...missingFrom(discountsOf(before), discountsOf(after))],
    repriced: repricedIn(itemsBefore, itemsAfter),
    reopened: stepsOf(after).filter(
      (step) => step !== 'review' && isStepDone(before, step) && !isStepDone(after, step),
    ),
    ...(dueToday !== shown.dueToday && { dueToday }),
    ...(dueMonthly !== shown.dueMonthly && { dueMonthly }),
  }
  const { added, removed, repriced, reopened, ...sums } = changes
  const isSame = [added, removed, repriced, reopened, Object.keys(sums)].every(({ length }) => length === 0)
  return isSame ? undefined : changes
}
