import { lockCart } from '../../cart/access/cart-lock'
import type { WorldDraft, CaseState } from '@soe/world'

/** Another channel takes the case: it holds the cart, and the shop is to resume the case once it lets go. */
export const handOverCase = (draft: WorldDraft, found: CaseState, channel: string, ttl?: number): void => {
  lockCart(draft, found.cartId, channel, ttl)
  draft.cases.put({ ...found, triggerResumeCase: true })
}
