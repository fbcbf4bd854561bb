import type { LineOfBusiness, Audience } from '@soe/contracts'
import type { WorldDraft, OwnerRecord, SessionState } from '@soe/world'
import { findAccount, type Account } from '../../personas/personas'

/** Who a cart, an order or a wishlist belongs to: the account where there is one, else the guest's session. */
export const ownerOf = (session: SessionState): string =>
  session.accountNumber ? `account:${session.accountNumber}` : `session:${session.id}`

/** The account behind an owner; a guest has none. */
export const accountOf = (owner: string): Account | undefined =>
  owner.startsWith('account:') ? findAccount(owner.slice('account:'.length)) : undefined

export const lobOf = (audience: Audience): LineOfBusiness => (audience.startsWith('prepay') ? 'prepaid' : 'postpaid')

export const ownerRecordOf = (draft: WorldDraft, owner: string): OwnerRecord =>
  draft.holdings.get(owner) ?? { id: owner, cartIds: {}, orderIds: [] }

/** Worlds store the records of owners as holdings. */
export const putOwnerRecord = (draft: WorldDraft, record: OwnerRecord): OwnerRecord => draft.holdings.put(record)

export const deleteOwnerRecord = (draft: WorldDraft, owner: string): void => draft.holdings.delete(owner)
