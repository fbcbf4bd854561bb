import type { BodyOf, CheckoutDetails, PaymentSummary } from '@soe/contracts'
import { cardBrand, isCardExpired, isCardNumber } from '@soe/rules'
import { existingCart, type Caller } from './cart-access'
import { keepCheckout } from './checkout'
import type { WorldDraft } from './draft'
import { isoDate } from './iso-date'
import { ServiceFault } from './service-fault'

type Payment = BodyOf<'checkout.selectPayment'>['payment']
type Card = Extract<Payment, { paymentType: 'card' }>

/** The test card whose bank refuses every charge. */
const refusedCard = '4000000000000002'

const declined = (field: string, issue: string) => new ServiceFault('PAYMENT_DECLINED', [{ field, issue }])

const assertCard = ({ cardNumber, expiryMonth, expiryYear }: Card, now: number) => {
  const [year, month] = isoDate(now).split('-').map(Number) as [number, number]
  if (!isCardNumber(cardNumber)) throw declined('cardNumber', 'The card number is not right.')
  if (isCardExpired({ expiryMonth, expiryYear }, { month, year })) throw declined('expiry', 'The card has expired.')
}

const cardSummary = (card: Card, now: number): PaymentSummary => {
  assertCard(card, now)
  return { paymentType: 'card', brand: cardBrand(card.cardNumber), lastFour: card.cardNumber.slice(-4) }
}

const accountSummary = ({ session: { accountNumber } }: Caller): PaymentSummary => {
  if (accountNumber === undefined) throw declined('paymentType', 'There is no account to bill.')
  return { paymentType: 'account', brand: 'Account', lastFour: (accountNumber.split('-')[0] ?? '').slice(-4) }
}

/** Keeps brand and last four digits, and nothing else of a card. */
export const selectPayment = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, payment }: BodyOf<'checkout.selectPayment'>,
): CheckoutDetails => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  return keepCheckout(draft, caller, {
    ...cart,
    payment: payment.paymentType === 'card' ? cardSummary(payment, draft.now) : accountSummary(caller),
    isPaymentRefused: payment.paymentType === 'card' && payment.cardNumber === refusedCard,
  })
}
