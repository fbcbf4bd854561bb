import type { AccountState, CartState } from '@soe/world'
import { downPaymentCents } from '../../account/account'

/** The cart with the down payment and the deposit that the credit check asks for now, if any. */
export const withCreditTerms = ({ creditTerms: _, ...cart }: CartState, account: AccountState): CartState => {
  const { securityDepositCents } = account
  const mandatoryDownPaymentCents = downPaymentCents(cart, account)
  if (mandatoryDownPaymentCents + securityDepositCents === 0) return cart
  return { ...cart, creditTerms: { mandatoryDownPaymentCents, securityDepositCents } }
}
