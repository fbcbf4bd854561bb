import type { SessionState, WorldDraft } from '@soe/world'
import { ownerRecordOf, ownerOf } from '../account/identity'

const forgetCart = (draft: WorldDraft, cartId: string) => {
  const cart = draft.carts.get(cartId)
  if (!cart || cart.savedForEmail !== undefined) return
  draft.carts.delete(cart.id)
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** Deletes the session with its stored replies. */
export const dropSession = (draft: WorldDraft, { id, requestIds }: SessionState) => {
  for (const requestId of requestIds) draft.outcomes.delete(requestId)
  draft.sessions.delete(id)
}

/** Deletes a guest's session and unsaved carts. Customers keep theirs. */
export const forgetGuest = (draft: WorldDraft, session: SessionState) => {
  if (session.loggedIn) return
  const owner = ownerOf(session)
  const { cartIds, asideCartIds = [] } = ownerRecordOf(draft, owner)
  for (const cartId of [...Object.values(cartIds), ...asideCartIds]) forgetCart(draft, cartId)
  draft.holdings.delete(owner)
  dropSession(draft, session)
}
