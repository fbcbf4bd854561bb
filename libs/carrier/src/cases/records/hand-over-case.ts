import type { CaseState, WorldDraft } from '@soe/world'
import { lockCart } from '../../cart/access/cart-lock'

/** Gives the case to another channel, which locks its cart; the shop is to resume the case after that. */
export const handOverCase = (draft: WorldDraft, found: CaseState, channel: string, ttl?: number): void => {
  lockCart(draft, found.cartId, channel, ttl)
  draft.cases.put({ ...found, triggerResumeCase: true })
}
