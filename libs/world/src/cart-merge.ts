import type { WorldDraft } from './draft'
import { holdingOf } from './identity'
import type { CartState } from './state'

const release = (draft: WorldDraft, { id, lob, owner }: CartState) => {
  const holding = holdingOf(draft, owner)
  if (holding.cartIds[lob] !== id) return
  const { [lob]: _, ...cartIds } = holding.cartIds
  draft.holdings.put({ ...holding, cartIds })
}

/** Hands a cart with its case to another owner, as that owner's current one. */
export const giveCart = (draft: WorldDraft, cart: CartState, owner: string): CartState => {
  release(draft, cart)
  const holding = holdingOf(draft, owner)
  draft.holdings.put({ ...holding, cartIds: { ...holding.cartIds, [cart.lob]: cart.id } })
  const found = draft.cases.get(cart.caseId)
  if (found) draft.cases.put({ ...found, owner })
  return draft.carts.put({ ...cart, owner, updatedAt: draft.now })
}

/** Moves the lines of one cart to the end of another; the first is gone, with its case and its lock. */
export const appendCart = (draft: WorldDraft, from: CartState, to: CartState): CartState => {
  const moved = from.lines.map((line, index) => ({
    ...line,
    lineId: `newLine${to.lineCount + index + 1}`,
    sequence: to.lineCount + index + 1,
  }))
  draft.carts.delete(from.id)
  draft.cases.delete(from.caseId)
  draft.locks.delete(from.id)
  return draft.carts.put({
    ...to,
    lines: [...to.lines, ...moved],
    lineCount: to.lineCount + moved.length,
    acceptedAgreementIds: [],
    updatedAt: draft.now,
  })
}

const giveOrders = (draft: WorldDraft, orderIds: readonly string[], owner: string) => {
  for (const order of orderIds.map((id) => draft.orders.get(id))) {
    if (order) draft.orders.put({ ...order, owner })
  }
  const holding = holdingOf(draft, owner)
  if (orderIds.length > 0) draft.holdings.put({ ...holding, orderIds: [...holding.orderIds, ...orderIds] })
}

/** Gives a guest's orders and open carts to the account: as they are where it has none, else line by line. */
export const mergeGuestCart = (draft: WorldDraft, guestOwner: string, owner: string) => {
  const guest = holdingOf(draft, guestOwner)
  giveOrders(draft, guest.orderIds, owner)
  for (const cartId of Object.values(guest.cartIds)) {
    const guestCart = draft.carts.get(cartId)
    if (guestCart?.status !== 'open') continue
    const keptId = holdingOf(draft, owner).cartIds[guestCart.lob]
    const kept = keptId === undefined ? undefined : draft.carts.get(keptId)
    if (kept?.status === 'open') appendCart(draft, guestCart, kept)
    else giveCart(draft, guestCart, owner)
  }
  draft.holdings.delete(guestOwner)
}
