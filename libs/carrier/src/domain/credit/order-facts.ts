import { type AccountState, type CartState, type WorldDraft, ServiceFault } from '@soe/world'
import type { ProcessStep } from '@soe/rules'
import { accountStateOf, downPaymentCents } from '../account/account'
import type { Caller } from '../../operation/caller'
import { priceCartState } from '../pricing/cart-pricing'
import type { CreditStanding } from './credit-step'
import { assertNoBlocker } from '../cart/cart-validation'
import { shortagesOf } from '../stock/shortages'
import { nextStepOf } from '../process-step/process-step'

export const creditStandingOf = (cart: CartState, account: AccountState): CreditStanding => ({
  status: account.creditStatus,
  isFrozen: account.creditFrozen,
  mandatoryDownPayment: downPaymentCents(cart, account),
  securityDeposit: account.securityDepositCents,
})

export const orderFactsOf = (draft: WorldDraft, cart: CartState, { session }: Caller) => {
  const { price, promotions } = priceCartState(cart, draft)
  return {
    cart,
    account: accountStateOf(draft, cart.owner),
    isSignedIn: session.loggedIn,
    price,
    promotions,
    shortages: shortagesOf(draft, cart),
  }
}

/** The cart with the down payment and the deposit that the credit check asks for now, if any. */
export const withCreditTerms = ({ creditTerms: _, ...cart }: CartState, account: AccountState): CartState => {
  const { securityDepositCents } = account
  const mandatoryDownPaymentCents = downPaymentCents(cart, account)
  if (mandatoryDownPaymentCents + securityDepositCents === 0) return cart
  return { ...cart, creditTerms: { mandatoryDownPaymentCents, securityDepositCents } }
}

const stoppingSteps: readonly ProcessStep[] = ['PENDING_ORDER', 'PASTDUE']

/** Rejects an order that is blocked, that the caller is not authorized to place, or without approved credit. */
export const assertMayOrder = (draft: WorldDraft, cart: CartState, caller: Caller) => {
  const facts = orderFactsOf(draft, cart, caller)
  assertNoBlocker(facts)
  const { processStep } = nextStepOf(cart, draft)
  if (!facts.account.userAuthorized || stoppingSteps.includes(processStep)) throw new ServiceFault('07')
  if (facts.account.creditStatus !== 'AP') throw new ServiceFault('1082')
}
