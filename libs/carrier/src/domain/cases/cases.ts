import { type CartState, type CaseState, type WorldDraft, ServiceFault } from '@soe/world'
import type { CaseSummary } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import { accountStateOf } from '../account/account'
import { findLock } from '../cart/cart-lock'
import { openCartsOf } from '../cart/current-cart'
import { isStandaloneTradeIn } from '../trade-in/trade-in-items'

/** Sets triggers of the cart's case; a cart whose case is gone stays as it is. */
export const markCase = (
  draft: WorldDraft,
  { caseId }: CartState,
  triggers: Partial<Pick<CaseState, 'triggerResumeCase' | 'triggerValidateCart'>>,
) => {
  const found = draft.cases.get(caseId)
  if (found) draft.cases.put({ ...found, ...triggers })
}

/** Throws 208 while the account has a scheduled order: it can begin, list and resume no cart then. */
export const assertNoScheduledOrder = (draft: WorldDraft, owner: string) => {
  if (accountStateOf(draft, owner).scheduledOrder) throw new ServiceFault('208')
}

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
