import type { AmountRow } from '@soe/contracts'
import type { checkoutTexts } from '../checkout-texts'

export type CheckoutTexts = ReturnType<typeof checkoutTexts>

/** The carrier's name of the row that is a deposit, and no down payment of a device. */
const deposit = 'Security deposit'

/** What a row is called, as the cart calls it. */
export const labelOf = (texts: CheckoutTexts, { code, name, quantity = 0 }: AmountRow): string => {
  if (code === 'bundle-discount') return texts.rowPercent(quantity)
  if (code === 'instalment' && quantity > 0) return texts.rowMonths(name ?? texts['row.instalment'], quantity)
  if (name === undefined) return texts[`row.${code}`]
  if (name === deposit) return texts.rowDeposit
  if (code === 'down-payment') return texts.rowDownPayment(name)
  return code === 'donation' ? texts.rowDonation(name) : name
}
