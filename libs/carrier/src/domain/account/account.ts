import type { WorldDraft, AccountState, CartState } from '@soe/world'
import { accountOf, ownerRecordOf, putOwnerRecord } from './identity'

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

const initialAccount = (owner: string): AccountState => {
  const pastDueCents = accountOf(owner)?.pastDueCents ?? 0
  return pastDueCents === 0 ? goodStanding : { ...goodStanding, pastDueCents }
}

export const accountStateOf = (draft: WorldDraft, owner: string): AccountState =>
  ownerRecordOf(draft, owner).account ?? initialAccount(owner)

/** Only a device on instalments needs a down payment. */
export const downPaymentCents = (
  { lines }: Pick<CartState, 'lines'>,
  { mandatoryDownPaymentCents }: AccountState,
): number => (lines.some(({ device }) => (device?.term ?? 0) > 0) ? mandatoryDownPaymentCents : 0)

/** An empty cart announces the down payment that any device on instalments would require. */
export const announcedDownPaymentCents = (cart: Pick<CartState, 'lines'>, account: AccountState): number =>
  cart.lines.length > 0 ? downPaymentCents(cart, account) : account.mandatoryDownPaymentCents

export const changeAccount = (draft: WorldDraft, owner: string, change: Partial<AccountState>): AccountState => {
  const account = { ...accountStateOf(draft, owner), ...change }
  putOwnerRecord(draft, { ...ownerRecordOf(draft, owner), account })
  return account
}
