import type { PaymentSummary } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { findCart, touchCart } from '../cart/cart-access'

/** A reference such as PP-12-9f3k2a: counted, and hard to guess. */
const drawReference = (draft: WorldDraft, prefix: string): string => {
  const drawn = Math.floor(draft.random() * 36 ** 6)
  return `${prefix}-${draft.count('payment')}-${drawn.toString(36).padStart(6, '0')}`
}

export const drawReferences = (draft: WorldDraft, prefix: string) => ({
  referenceId: drawReference(draft, prefix),
  transactionId: drawReference(draft, `${prefix}T`),
})

/** Stores what the shopper has answered on PayPal's page; a cart that is gone has nothing to pay. */
export const answerPaypal = (draft: WorldDraft, caller: Caller, paypalAnswer: 'approved' | 'declined') => {
  const cart = findCart(draft, caller)
  if (cart) touchCart(draft, { ...cart, paypalAnswer })
}

/** Stores a payment that its provider has confirmed, in place of any other. */
export const keepProviderPayment = (draft: WorldDraft, cart: CartState, payment: PaymentSummary): CartState =>
  touchCart(draft, { ...cart, payment, isPaymentRefused: false })
