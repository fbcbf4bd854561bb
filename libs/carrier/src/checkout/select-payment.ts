import type { BodyOf, DollarType, PaymentSummary } from '@soe/contracts'
import { cardBrand, isCardExpired, isCardNumber, isoDate } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { dueTodayCents, paymentDeclined } from '../domain/payment/payment-parts'
import { checkoutDetails } from '../domain/checkout/checkout-details'

type SelectPayment = BodyOf<'checkout.selectPayment'>
type Payment = NonNullable<SelectPayment['payment']>
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

const dollarsSummary = (draft: WorldDraft, cart: CartState): PaymentSummary => {
  if (dueTodayCents(draft, cart) > 0) throw paymentDeclined('paymentType', 'The dollars do not cover everything.')
  return { paymentType: 'dollars', brand: 'Dollars', lastFour: '' }
}

const withPayment = (draft: WorldDraft, cart: CartState, payment: Payment, caller: Caller): CartState => {
  const summaries = {
    card: () => cardSummary(payment as Card, draft.now),
    account: () => accountSummary(caller),
    dollars: () => dollarsSummary(draft, cart),
  }
  const isPaymentRefused = payment.paymentType === 'card' && payment.cardNumber === refusedCard
  return { ...cart, payment: summaries[payment.paymentType](), isPaymentRefused }
}

/** A payment by dollars alone no longer holds once they change. */
const withDollars = ({ payment, ...cart }: CartState, dollars: readonly DollarType[]): CartState => ({
  ...cart,
  dollars,
  ...(payment && payment.paymentType !== 'dollars' && { payment }),
})

export const selectPayment: CarrierOperation<'checkout.selectPayment'> = ({ draft, body, ...caller }) => {
  const { cartInfo, payment, dollars } = body
  const found = existingCart(draft, caller, cartInfo.cartId)
  const cart = dollars ? withDollars(found, dollars) : found
  const paid = touchCart(draft, payment ? withPayment(draft, cart, payment, caller) : cart)
  return checkoutDetails(draft, paid, caller)
}
