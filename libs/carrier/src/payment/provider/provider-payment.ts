import type { PaymentSummary } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import { touchCart } from '../../cart/access/cart-access'

/** A reference such as PP-12-9f3k2a: counted, and hard to guess. */
const drawReference = (draft: WorldDraft, prefix: string): string => {
  const drawn = Math.floor(draft.random() * 36 ** 6)
  return `${prefix}-${draft.count('payment')}-${drawn.toString(36).padStart(6, '0')}`
}

export const drawReferences = (draft: WorldDraft, prefix: string) => ({
  referenceId: drawReference(draft, prefix),
  transactionId: drawReference(draft, `${prefix}T`),
})

/** Stores a payment that its provider has confirmed, in place of any other. */
export const keepProviderPayment = (draft: WorldDraft, cart: CartState, payment: PaymentSummary): CartState =>
  touchCart(draft, { ...cart, payment, isPaymentRefused: false })
