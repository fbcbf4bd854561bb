import type { AnswerOf, BodyOf, CheckoutDetails, PaymentSummary } from '@soe/contracts'
import { cardBrand, isCardExpired, isCardNumber, isoDate } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { existingCart } from '../../cart/access/cart-access'
import { priceCartState } from '../../cart/pricing/cart-pricing'
import { keepCheckout } from './checkout'
import { detailsOf } from '../view/checkout-details'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { affirmMinimumCents } from '../view/payment-options'

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

const done = { serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' } } as const

const keepPayment = (draft: WorldDraft, cart: CartState, payment: PaymentSummary): CartState =>
  draft.carts.put({ ...cart, payment, isPaymentRefused: false, updatedAt: draft.now })

/** The cart that is paid for. */
const payingFor = (draft: WorldDraft, caller: Caller, cartId: string | undefined): CartState => {
  const cart = existingCart(draft, caller, cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  return cart
}

const dueTodayCents = (draft: WorldDraft, cart: CartState): number =>
  Math.round(priceCartState(cart, draft.now).totals.dueToday * 100)

/** Such as PP-12-9f3k2a: counted, and hard to guess. */
const reference = (draft: WorldDraft, kind: string): string => {
  const drawn = Math.floor(draft.random() * 36 ** 6)
  return `${kind}-${draft.count('payment')}-${drawn.toString(36).padStart(6, '0')}`
}

/** Takes what PayPal confirmed; there is nothing to pay where nothing is due. */
export const authenticatePaypal = (draft: WorldDraft, caller: Caller): AnswerOf<'payment.paypalAuthenticate'> => {
  const cart = payingFor(draft, caller, undefined)
  if (dueTodayCents(draft, cart) === 0) {
    return { status: '0', ...done, id: 'PAYPAL_NOTHING_DUE', message: 'There is nothing to pay today.' }
  }
  const paid = { referenceId: reference(draft, 'PP'), transactionId: reference(draft, 'PPT') }
  keepPayment(draft, cart, { paymentType: 'paypal', brand: 'PayPal', lastFour: '', ...paid })
  return { status: '1', ...done, ...paid }
}

/** The token of a shopper whom the lender has refused. */
const refusedToken = 'AFF-REFUSED'

/** Takes the loan that the shopper agreed to with the lender, for all that is due today. */
export const confirmAffirm = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, checkoutToken }: BodyOf<'payment.confirmSubmit'>,
): CheckoutDetails => {
  const cart = payingFor(draft, caller, cartInfo?.cartId)
  if (checkoutToken === refusedToken) throw declined('checkoutToken', 'The loan was not granted.')
  if (dueTodayCents(draft, cart) < affirmMinimumCents) throw declined('checkoutToken', 'Too little is due for a loan.')
  const paid = { referenceId: reference(draft, 'AF'), transactionId: reference(draft, 'AFT') }
  const payment = {
    paymentType: 'affirm',
    brand: 'Affirm',
    lastFour: '',
    ...paid,
    financingOfferAccepted: true,
  } as const
  return detailsOf(draft, keepPayment(draft, cart, payment), caller.session)
}
