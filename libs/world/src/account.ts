import type { WorldDraft } from './draft'
import { accountOf, holdingOf } from './identity'
import type { AccountState } from './state'

/** An account that nothing is held against. */
export const goodStanding: AccountState = {
  creditStatus: 'AP',
  creditFrozen: false,
  mandatoryDownPaymentCents: 0,
  securityDepositCents: 0,
  pastDueCents: 0,
  pendingOrder: false,
  scheduledOrder: false,
  userAuthorized: true,
  refundExchange: false,
}

/** How an owner of carts stands with the carrier now. */
export const accountStateOf = (draft: WorldDraft, owner: string): AccountState =>
  holdingOf(draft, owner).account ?? { ...goodStanding, pastDueCents: accountOf(owner)?.pastDueCents ?? 0 }

export const changeAccount = (draft: WorldDraft, owner: string, change: Partial<AccountState>): AccountState => {
  const account = { ...accountStateOf(draft, owner), ...change }
  draft.holdings.put({ ...holdingOf(draft, owner), account })
  return account
}
