import type { AmountRow } from '@soe/contracts'
import type { checkoutTexts } from '../checkout-texts'

export type CheckoutTexts = ReturnType<typeof checkoutTexts>

export const labelOf = (texts: CheckoutTexts, { code, name, quantity = 0 }: AmountRow): string => {
  if (code === 'bundle-discount') return texts.rowPercent(quantity)
  if (code === 'instalment' && quantity > 0) return texts.rowMonths(name ?? texts['row.instalment'], quantity)
  if (code === 'trade-in-discount') return texts.tradeIn(name ?? '')
  if (code === 'offer-discount' && quantity > 0) return texts.rowBills(name ?? '', quantity)
  if (name === undefined) return texts[`row.${code}`]
  if (code === 'down-payment') return texts.rowDownPayment(name)
  return code === 'donation' ? texts.rowDonation(name) : name
}
