import type { CheckoutDetails, PaymentOption, PaymentSummary, SavedCard } from '@soe/contracts'
import { isCardExpired } from '@soe/rules'
import { carrierToday, useShop, useTexts } from '@soe/shop-platform'
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
const staying: readonly PaymentSummary['paymentType'][] = ['card', 'paypal', 'affirm', 'wallet']

export const savedPayment = ({ payment }: CheckoutDetails, declined: boolean): PaymentSummary | undefined =>
  payment && staying.includes(payment.paymentType) && !declined ? payment : undefined

const cardPrefix = 'card:'

export const cardIdOf = (choice: string): string | undefined =>
  choice.startsWith(cardPrefix) ? choice.slice(cardPrefix.length) : undefined

/** The cards of the account that may still pay, without the one that is given already. */
const savedCardsOf = ({ paymentOptions = [] }: CheckoutDetails, today: string, given?: PaymentSummary): SavedCard[] =>
  paymentOptions
    .flatMap(({ cards = [] }) => cards)
    .filter((card) => !isCardExpired(card, today))
    .filter(({ brand, lastFour }) => brand !== given?.brand || lastFour !== given.lastFour)

export const firstChoice = (details: CheckoutDetails, declined: boolean, today: string): string => {
  if (savedPayment(details, declined)) return 'saved'
  if (declined) return 'card'
  if (details.payment?.paymentType === 'account') return 'account'
  const [card] = savedCardsOf(details, today)
  return card ? cardPrefix + card.cardId : 'card'
}

/** What is given already, then the cards of the account, then what the carrier takes, in the order in which it lists it. */
export const usePaymentChoices = (details: CheckoutDetails, declined: boolean) => {
  const texts = useTexts(checkoutTexts)
  const saved = savedPayment(details, declined)
  const cards = savedCardsOf(details, carrierToday(useShop()), saved)
  const rows = {
    card: { label: saved?.paymentType === 'card' || cards.length > 0 ? texts.payWithOtherCard : texts.payWithCard },
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
            sublabel: saved.paymentType === 'card' ? texts.cardInUse : texts.serviceInUse(saved.brand),
          },
        ]
      : []),
    ...cards.map(({ cardId, brand, lastFour, expiryMonth, expiryYear }) => ({
      value: cardPrefix + cardId,
      label: texts.cardEnding(brand, lastFour),
      sublabel: texts.cardExpires(`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`),
    })),
    ...offered
      .filter((choice) => choice !== 'saved' && (choice === 'card' || choice !== saved?.paymentType))
      .map((value) => ({ value, ...rows[value as Exclude<PaymentChoice, 'saved'>] })),
  ]
}
