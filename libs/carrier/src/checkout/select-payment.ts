import type { BodyOf, DollarType, PaymentSummary } from '@soe/contracts'
import { cardBrand, isCardExpired, isCardNumber, dayIn, isTakenCard, isZipCode } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { findSavedCard, saveCard } from '../domain/payment/saved-cards'
import { dueTodayCents, paymentDeclined } from '../domain/payment/payment-parts'
import { payByWallet } from '../domain/payment/wallets'
import { checkoutDetails } from '../domain/checkout/checkout-details'

type SelectPayment = BodyOf<'checkout.selectPayment'>
type Payment = NonNullable<SelectPayment['payment']>
type Card = Extract<Payment, { paymentType: 'card' }>
type SavedCardPayment = Extract<Payment, { paymentType: 'saved-card' }>

/** The bank of this test card refuses every charge, once the order is placed. */
const refusedCard = '4000000000000002'

/** The month is the world's own. */
const assertHolds = (expiry: Pick<Card, 'expiryMonth' | 'expiryYear'>, { now, header }: WorldDraft) => {
  if (isCardExpired(expiry, dayIn(now, header.timeZone))) throw paymentDeclined('expiry', 'The card has expired.')
}

/** What a cart knows of how it is paid. */
type Paid = Pick<CartState, 'isPaymentRefused'> & { readonly payment: PaymentSummary }

const assertTaken = ({ cardNumber, zipCode }: Card) => {
  if (!isCardNumber(cardNumber)) throw paymentDeclined('cardNumber', 'The card number is not right.')
  if (!isTakenCard(cardNumber)) throw paymentDeclined('cardNumber', 'Cards of this brand are not accepted.')
  if (!isZipCode(zipCode)) throw paymentDeclined('zipCode', 'There is no such ZIP code.')
}

/** Brand and last four digits are all that a cart stores of a card; with the expiry, all that an account does. */
const byCard = (draft: WorldDraft, { owner }: CartState, card: Card): Paid => {
  assertTaken(card)
  assertHolds(card, draft)
  const shown = { brand: cardBrand(card.cardNumber), lastFour: card.cardNumber.slice(-4) }
  const isRefused = card.cardNumber === refusedCard
  const { expiryMonth, expiryYear } = card
  if (card.saveCard) saveCard(draft, owner, { ...shown, expiryMonth, expiryYear, ...(isRefused && { isRefused }) })
  return { payment: { paymentType: 'card', ...shown }, isPaymentRefused: isRefused }
}

const bySavedCard = (draft: WorldDraft, { owner }: CartState, { cardId }: SavedCardPayment): Paid => {
  const card = findSavedCard(draft, owner, cardId)
  if (!card) throw paymentDeclined('cardId', 'This card is no longer saved.')
  assertHolds(card, draft)
  const { brand, lastFour, isRefused = false } = card
  return { payment: { paymentType: 'card', brand, lastFour }, isPaymentRefused: isRefused }
}

const accountSummary = ({ session: { accountNumber } }: Caller): PaymentSummary => {
  if (accountNumber === undefined) throw paymentDeclined('paymentType', 'There is no account to bill.')
  return { paymentType: 'account', brand: 'Account', lastFour: (accountNumber.split('-')[0] ?? '').slice(-4) }
}

const dollarsSummary = (draft: WorldDraft, cart: CartState): PaymentSummary => {
  if (dueTodayCents(draft, cart) > 0) throw paymentDeclined('paymentType', 'The dollars do not cover everything.')
  return { paymentType: 'dollars', brand: 'Dollars', lastFour: '' }
}

const paidBy = (draft: WorldDraft, cart: CartState, payment: Payment, caller: Caller): Paid => {
  switch (payment.paymentType) {
    case 'card':
      return byCard(draft, cart, payment)
    case 'saved-card':
      return bySavedCard(draft, cart, payment)
    case 'wallet':
      return { payment: payByWallet(draft, payment.walletId, payment.walletToken), isPaymentRefused: false }
    case 'account':
      return { payment: accountSummary(caller), isPaymentRefused: false }
    case 'dollars':
      return { payment: dollarsSummary(draft, cart), isPaymentRefused: false }
  }
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
  const paid = touchCart(draft, payment ? { ...cart, ...paidBy(draft, cart, payment, caller) } : cart)
  return checkoutDetails(draft, paid, caller)
}
