import type { PaymentParts, PaymentSummary } from '@soe/contracts'
import type { checkoutTexts } from '../checkout-texts'

type CheckoutTexts = ReturnType<typeof checkoutTexts>

export const paymentNames =
  (texts: CheckoutTexts) =>
  ({ paymentType, brand, lastFour }: PaymentSummary): string => {
    const names: Readonly<Record<PaymentSummary['paymentType'], string>> = {
      card: texts.cardEnding(brand, lastFour),
      account: texts.payWithAccount,
      paypal: brand,
      affirm: brand,
      wallet: brand,
      dollars: texts.nothingLeft,
    }
    return names[paymentType]
  }

export const partName = (
  texts: CheckoutTexts,
  part: PaymentParts[number]['paymentType'],
  payment: PaymentSummary | undefined,
): string => {
  if (part === 'VD') return texts.carrierDollars
  if (part === 'DD') return texts.deviceDollars
  return payment ? paymentNames(texts)(payment) : ''
}
