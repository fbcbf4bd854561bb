import type { CartView } from '@soe/contracts'
import { isDonationEligible, roundUp } from '@soe/rules'

export interface RoundUp {
  isOn: boolean
  /** Dollars given. */
  amount: number
  /** Whole dollars due today with them; none where the order has changed since they were given. */
  total?: number
  instead?: { readonly amount: number; readonly total: number }
}

const rounding = (due: number) => ({ amount: roundUp(due), total: due + roundUp(due) })

/** A given donation stays what it was: the shopper has agreed to that amount. */
const givenOf = (amount: number, dueToday: number): RoundUp => {
  if (roundUp(dueToday) === 0) return { isOn: true, amount, total: dueToday }
  const instead = rounding(dueToday - amount)
  return { isOn: true, amount, ...(instead.amount > 0 && { instead }) }
}

const donationOf = ({ lineDetails }: CartView) =>
  Object.values(lineDetails.lineInfo).find(({ donationInfo }) => donationInfo)?.donationInfo

/** What rounding the order up gives and makes; undefined where it may not be offered. A given donation can be taken back. */
export const roundUpOf = (cart: CartView): RoundUp | undefined => {
  const { dueToday } = cart.orderDetails.totals
  const given = donationOf(cart)
  if (given) return givenOf(given.donationAmount, dueToday)
  const offer = rounding(dueToday)
  return isDonationEligible(cart.featureFlags, offer.amount) ? { isOn: false, ...offer } : undefined
}
