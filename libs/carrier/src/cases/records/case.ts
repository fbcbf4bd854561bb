import type { CaseSummary } from '@soe/contracts'
import { ServiceFault, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../../account/account'
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
    ...(lock && { lockedChannelID: lock.channel }),
    ...(lock?.unlockChannel && { unlockChannel: lock.unlockChannel }),
    standaloneTradeIn: cart !== undefined && isStandaloneTradeIn(cart),
    triggerResumeCase,
    triggerValidateCart,
  }
}

/** The owner's open cases, the current cart's first. */
export const casesOf = (draft: WorldDraft, owner: string): CaseSummary[] =>
  openCartsOf(draft, owner).flatMap(({ caseId }) => caseSummary(draft, caseId) ?? [])

/** Throws 208 while the account has a scheduled order: it can begin, list and resume no cart then. */
export const assertNoScheduledOrder = (draft: WorldDraft, owner: string) => {
  if (accountStateOf(draft, owner).scheduledOrder) throw new ServiceFault('208')
}
