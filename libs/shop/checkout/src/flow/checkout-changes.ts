import type { CheckoutDetails } from '@soe/contracts'
import { isStepDone, stepsOf, type CheckoutStep } from './checkout-steps'

export interface CheckoutChanges {
  /** Items by name. */
  added: readonly string[]
  removed: readonly string[]
  /** Steps that were done and have to be done again. */
  reopened: readonly CheckoutStep[]
  /** What is due today, where that has changed. */
  dueToday?: number
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
  const { dueToday } = after.cart.orderDetails.totals
  const changes: CheckoutChanges = {
    added: missingFrom(is, was),
    removed: missingFrom(was, is),
    reopened: stepsOf(after).filter(
      (step) => step !== 'review' && isStepDone(before, step) && !isStepDone(after, step),
    ),
    ...(dueToday !== before.cart.orderDetails.totals.dueToday && { dueToday }),
  }
  const { added, removed, reopened } = changes
  const isSame = [added, removed, reopened].every(({ length }) => length === 0) && changes.dueToday === undefined
  return isSame ? undefined : changes
}
