import type { BodyOf, PaymentSummary } from '@soe/contracts'
import { cardBrand, isCardExpired, isCardNumber, isoDate } from '@soe/rules'
import type { Caller } from '../account/caller'
import { existingCart, touchCart } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { paymentDeclined } from '../payment/refusals/payment-declined'
import { checkoutDetails } from './view/checkout-details'

type Payment = BodyOf<'checkout.selectPayment'>['payment']
type Card = Extract<Payment, { paymentType: 'card' }>

/** The bank of this test card refuses every charge, once the order is placed. */
const refusedCard = '4000000000000002'

const assertCard = ({ cardNumber, expiryMonth, expiryYear }: Card, now: number) => {
  const [year, month] = isoDate(now).split('-').map(Number) as [number, number]
  if (!isCardNumber(cardNumber)) throw paymentDeclined('cardNumber', 'The card number is not right.')
  if (isCardExpired({ expiryMonth, expiryYear }, { month, year })) {
    throw paymentDeclined('expiry', 'The card has expired.')
  }
}

/** Brand and last four digits are all that the world stores of a card. */
const cardSummary = (card: Card, now: number): PaymentSummary => {
  assertCard(card, now)
  return { paymentType: 'card', brand: cardBrand(card.cardNumber), lastFour: card.cardNumber.slice(-4) }
}

const accountSummary = ({ session: { accountNumber } }: Caller): PaymentSummary => {
  if (accountNumber === undefined) throw paymentDeclined('paymentType', 'There is no account to bill.')
  return { paymentType: 'account', brand: 'Account', lastFour: (accountNumber.split('-')[0] ?? '').slice(-4) }
}

export const selectPayment: CarrierOperation<'checkout.selectPayment'> = ({ draft, body, ...caller }) => {
  const { cartInfo, payment } = body
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const paid = touchCart(draft, {
    ...cart,
    payment: payment.paymentType === 'card' ? cardSummary(payment, draft.now) : accountSummary(caller),
    isPaymentRefused: payment.paymentType === 'card' && payment.cardNumber === refusedCard,
  })
  return checkoutDetails(draft, paid, caller.session)
}
