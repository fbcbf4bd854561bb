import type { AnswerOf, CaseSummary } from '@soe/contracts'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { findLock } from '../../cart/access/cart-lock'
import { openCartsOf } from '../../cart/access/current-cart'
import { type WorldDraft, ServiceFault } from '@soe/world'
import { ownerOf } from '../../account/identity'
import { isStandaloneTradeIn } from '../../trade-in/items/trade-in-items'

/** A case as the carrier lists it, with the channel that holds it now. */
export const caseSummary = (draft: WorldDraft, caseId: string): CaseSummary | undefined => {
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

/** The open cases of an owner, the current cart's first. */
export const casesOf = (draft: WorldDraft, owner: string): CaseSummary[] =>
  openCartsOf(draft, owner).flatMap(({ caseId }) => caseSummary(draft, caseId) ?? [])

/** Cases, adds and landing end here while an order is scheduled. */
export const assertNoScheduledOrder = (draft: WorldDraft, owner: string) => {
  if (accountStateOf(draft, owner).scheduledOrder) throw new ServiceFault('208')
}

export const listCases = (
  draft: WorldDraft,
  { session }: Caller,
): Pick<AnswerOf<'cases.getCases'>, 'caseCount' | 'cases'> => {
  const owner = ownerOf(session)
  assertNoScheduledOrder(draft, owner)
  const cases = casesOf(draft, owner)
  return { caseCount: cases.length, cases }
}

/** The case of the cart that the caller works on. */
export const currentCase = (
  draft: WorldDraft,
  caller: Caller,
): Pick<AnswerOf<'cases.getCaseAndCartId'>, 'caseID' | 'cartId'> => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const cart = findCart(draft, caller)
  return cart ? { caseID: cart.caseId, cartId: cart.id } : {}
}
