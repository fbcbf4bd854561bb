import type { AccountState, CartState, WorldDraft } from '@soe/world'
import { accountStateOf, downPaymentCents } from '../../account/account'
import type { Caller } from '../../account/caller'
import { priceCartState } from '../../cart/pricing/cart-pricing'
import type { CreditStanding } from './credit-step'

/** What the credit check knows of an order. */
export const creditStandingOf = (cart: CartState, account: AccountState): CreditStanding => ({
  status: account.creditStatus,
  isFrozen: account.creditFrozen,
  mandatoryDownPayment: downPaymentCents(cart, account),
  securityDeposit: account.securityDepositCents,
})

/** What the validation of a cart knows of it and of its owner. */
export const orderFactsOf = (draft: WorldDraft, cart: CartState, { session }: Caller) => {
  const { price, promotions } = priceCartState(cart, draft.now)
  return {
    cart,
    account: accountStateOf(draft, cart.owner),
    isSignedIn: session.loggedIn,
    bundlePercent: price.bundle.rate,
    promotions,
  }
}
