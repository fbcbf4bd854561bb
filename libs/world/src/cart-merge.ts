import type { WorldDraft } from './draft'
import { holdingOf } from './identity'
import type { CartState } from './state'

const adopt = (draft: WorldDraft, guestCart: CartState, owner: string) => {
  const holding = holdingOf(draft, owner)
  draft.carts.put({ ...guestCart, owner, updatedAt: draft.now })
  draft.holdings.put({ ...holding, cartIds: { ...holding.cartIds, [guestCart.lob]: guestCart.id } })
}

const append = (draft: WorldDraft, guestCart: CartState, kept: CartState) => {
  const moved = guestCart.lines.map((line, index) => ({
    ...line,
    lineId: `newLine${kept.lineCount + index + 1}`,
    sequence: kept.lineCount + index + 1,
  }))
  draft.carts.put({
    ...kept,
    lines: [...kept.lines, ...moved],
    lineCount: kept.lineCount + moved.length,
    updatedAt: draft.now,
  })
  draft.carts.delete(guestCart.id)
  draft.cases.delete(guestCart.caseId)
}

/** Gives a guest's open carts to the account: as they are where it has none, else line by line. */
export const mergeGuestCart = (draft: WorldDraft, guestOwner: string, owner: string) => {
  const guest = holdingOf(draft, guestOwner)
  for (const cartId of Object.values(guest.cartIds)) {
    const guestCart = draft.carts.get(cartId)
    if (!guestCart || guestCart.status !== 'open') continue
    const keptId = holdingOf(draft, owner).cartIds[guestCart.lob]
    const kept = keptId === undefined ? undefined : draft.carts.get(keptId)
    if (kept && kept.status === 'open') append(draft, guestCart, kept)
    else adopt(draft, guestCart, owner)
  }
  draft.holdings.delete(guestOwner)
}
