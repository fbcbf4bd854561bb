import type { CartView } from '@soe/contracts'
import { isDonationEligible, roundUp } from '@soe/rules'

export interface RoundUp {
  isOn: boolean
  /** Dollars given. */
  amount: number
  /** Whole dollars due today with them; none where the order has changed since they were given. */
  total?: number
}

const donationOf = ({ lineDetails }: CartView) =>
  Object.values(lineDetails.lineInfo).find(({ donationInfo }) => donationInfo)?.donationInfo

/** What rounding the order up gives and makes; undefined where it may not be offered. A given donation can be taken back. */
export const roundUpOf = (cart: CartView): RoundUp | undefined => {
  const { dueToday } = cart.orderDetails.totals
  const given = donationOf(cart)
  if (given) return { isOn: true, amount: given.donationAmount, ...(roundUp(dueToday) === 0 && { total: dueToday }) }
  const amount = roundUp(dueToday)
  return isDonationEligible(cart.featureFlags, amount) ? { isOn: false, amount, total: dueToday + amount } : undefined
}
