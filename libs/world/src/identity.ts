import type { Audience } from '@soe/contracts'
import type { WorldDraft } from './draft'
import type { HoldingState, LineOfBusiness, SessionState } from './state'

/** Who a cart, an order or a wishlist belongs to: the account where there is one, else the guest's session. */
export const ownerOf = (session: SessionState): string =>
  session.accountNumber ? `account:${session.accountNumber}` : `session:${session.id}`

export const lobOf = (audience: Audience): LineOfBusiness => (audience.startsWith('prepay') ? 'prepaid' : 'postpaid')

export const holdingOf = (draft: WorldDraft, owner: string): HoldingState =>
  draft.holdings.get(owner) ?? { id: owner, cartIds: {}, orderIds: [] }
