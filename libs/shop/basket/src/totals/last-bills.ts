import type { AmountRow } from '@soe/contracts'

interface LastBill {
  /** Which of the bills it is. */
  readonly bill: number
  /** Dollars for all rows that end with it. */
  readonly amount: number
}

/** The bills on which instalments and offers end, where the last one takes a rest: what these come to on it. */
export const lastBillsOf = (rows: readonly AmountRow[]): readonly LastBill[] => {
  const bills = new Set(rows.flatMap(({ quantity = 0, lastAmount }) => (lastAmount === undefined ? [] : quantity)))
  return [...bills].map((bill) => {
    const ending = rows.filter(({ quantity }) => quantity === bill)
    const cents = ending.reduce((sum, { amount, lastAmount = amount }) => sum + Math.round(lastAmount * 100), 0)
    return { bill, amount: cents / 100 }
  })
}
