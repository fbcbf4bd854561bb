import type { CheckoutDetails, PaymentOption, PaymentSummary } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { paymentNames } from './payment-names'

export type PaymentChoice = 'saved' | 'card' | 'paypal' | 'account' | 'affirm'

const choiceOf: Readonly<Partial<Record<PaymentOption['paymentType'], PaymentChoice>>> = {
  CC: 'card',
  PP: 'paypal',
  BTA: 'account',
  AF: 'affirm',
}

/** Payments that are confirmed already and may simply stay. */
const staying: readonly PaymentSummary['paymentType'][] = ['card', 'paypal', 'affirm']

export const savedPayment = ({ payment }: CheckoutDetails, declined: boolean): PaymentSummary | undefined =>
  payment && staying.includes(payment.paymentType) && !declined ? payment : undefined

/** What is given already, then what the carrier takes, in the order in which it lists it. */
export const usePaymentChoices = (details: CheckoutDetails, declined: boolean) => {
  const texts = useTexts(checkoutTexts)
  const saved = savedPayment(details, declined)
  const inUse = { card: texts.cardInUse, paypal: texts.paypalInUse, affirm: texts.affirmInUse }
  const rows = {
    card: { label: saved?.paymentType === 'card' ? texts.payWithOtherCard : texts.payWithCard },
    paypal: { label: texts.payWithPaypal, sublabel: texts.paypalDetail },
    account: { label: texts.payWithAccount },
    affirm: { label: texts.payWithAffirm, sublabel: texts.affirmDetail },
  }
  const offered = (details.paymentOptions ?? [{ paymentType: 'CC' as const }]).flatMap(
    ({ paymentType }) => choiceOf[paymentType] ?? [],
  )
  return [
    ...(saved
      ? [
          {
            value: 'saved',
            label: paymentNames(texts)(saved),
            sublabel: inUse[saved.paymentType as keyof typeof inUse],
          },
        ]
      : []),
    ...offered
      .filter((choice) => choice !== 'saved' && (choice === 'card' || choice !== saved?.paymentType))
      .map((value) => ({ value, ...rows[value as Exclude<PaymentChoice, 'saved'>] })),
  ]
}
