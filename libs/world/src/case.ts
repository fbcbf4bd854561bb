import type { CaseSummary } from '@soe/contracts'
import { findLock, everyCart } from './cart-lock'
import type { WorldDraft } from './draft'

/** A case as the carrier lists it, with the channel that holds it now. */
export const caseSummary = (draft: WorldDraft, caseId: string): CaseSummary | undefined => {
  const found = draft.cases.get(caseId)
  if (!found) return undefined
  const lock = findLock(draft, found.cartId) ?? findLock(draft, everyCart)
  const { cartId, caseID, standaloneTradeIn, triggerResumeCase, triggerValidateCart } = found
  return {
    cartId,
    caseID,
    explicitLock: lock !== undefined,
    ...(lock && { lockedChannelID: lock.channel }),
    standaloneTradeIn,
    triggerResumeCase,
    triggerValidateCart,
  }
}

/** The open cases of an owner. */
export const casesOf = (draft: WorldDraft, owner: string): CaseSummary[] =>
  draft.cases
    .values()
    .filter((found) => found.owner === owner)
    .flatMap(({ id }) => caseSummary(draft, id) ?? [])
