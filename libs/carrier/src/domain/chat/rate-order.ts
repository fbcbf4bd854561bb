import type { RateOrderBody } from '@soe/contracts'
import { RefusalFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { ownerOf } from '../account/identity'

/** Stores how the shopper found ordering, once for each of their orders. */
export const rateOrder = (draft: WorldDraft, { session }: Caller, { orderNumber, score, comment }: RateOrderBody) => {
  const owner = ownerOf(session)
  const order = draft.orders.values().find((placed) => placed.order.orderNumber === orderNumber)
  if (order?.owner !== owner) throw new RefusalFault('UNKNOWN_ORDER')
  if (draft.ratings.get(orderNumber)) return
  draft.ratings.put({ id: orderNumber, at: draft.now, owner, score, comment })
}
