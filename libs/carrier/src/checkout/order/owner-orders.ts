import type { OrderState, WorldDraft } from '@soe/world'
import { ownerRecordOf } from '../../account/identity'

/** The owner's orders, the latest last. */
export const ordersOf = (draft: WorldDraft, owner: string): OrderState[] =>
  ownerRecordOf(draft, owner).orderIds.flatMap((id) => draft.orders.get(id) ?? [])

export const latestOrder = (draft: WorldDraft, owner: string): OrderState | undefined => ordersOf(draft, owner).at(-1)
