import type { CaseSummary } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import type { WorldDraft } from '@soe/world'
import { findLock } from '../../cart/access/cart-lock'
import { openCartsOf } from '../../cart/access/current-cart'
import { isStandaloneTradeIn } from '../../trade-in/items/trade-in-items'

/** The case as answers list it, with the channel that holds its cart now. */
const caseSummary = (draft: WorldDraft, caseId: string): CaseSummary | undefined => {
  const found = draft.cases.get(caseId)
  if (!found) return undefined
  const lock = findLock(draft, found.cartId)
  const cart = draft.carts.get(found.cartId)
  const { cartId, caseID, triggerResumeCase, triggerValidateCart } = found
  return {
    cartId,
    caseID,
    explicitLock: lock !== undefined,
    ...(lock && { lockedChannelID: lock.channel, lockedUntil: isoInstant(lock.expiresAt) }),
    ...(lock?.unlockChannel && { unlockChannel: lock.unlockChannel }),
    standaloneTradeIn: cart !== undefined && isStandaloneTradeIn(cart),
    triggerResumeCase,
    triggerValidateCart,
    ...(cart && { changedAt: isoInstant(cart.updatedAt) }),
  }
}

/** The owner's open cases, the current cart's first. */
export const casesOf = (draft: WorldDraft, owner: string): CaseSummary[] =>
  openCartsOf(draft, owner)
    .map(({ caseId }) => caseSummary(draft, caseId))
    .filter((found) => found !== undefined)
