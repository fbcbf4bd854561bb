import { worldLimits } from '@soe/contracts'
import type { CartState, OwnerRecord, WorldDraft } from '@soe/world'
import { deleteOwnerRecord, ownerRecordOf, putOwnerRecord } from '../account/identity'
import { appendCart } from './append-cart'
import { setAside } from './current-cart'
import { changeOwner, giveCart } from './give-cart'

const giveOrders = (draft: WorldDraft, orderIds: readonly string[], owner: string) => {
  for (const order of orderIds.map((id) => draft.orders.get(id))) {
    if (order) draft.orders.put({ ...order, owner })
  }
  const record = ownerRecordOf(draft, owner)
  if (orderIds.length > 0) putOwnerRecord(draft, { ...record, orderIds: [...record.orderIds, ...orderIds] })
}

const giveAside = (draft: WorldDraft, { asideCartIds = [] }: OwnerRecord, owner: string) => {
  for (const cart of asideCartIds.map((id) => draft.carts.get(id))) {
    if (cart?.status === 'open') setAside(draft, changeOwner(draft, cart, owner))
  }
}

const currentCart = (draft: WorldDraft, owner: string, lob: CartState['lob']): CartState | undefined => {
  const id = ownerRecordOf(draft, owner).cartIds[lob]
  return id === undefined ? undefined : draft.carts.get(id)
}

const fit = ({ lines, tradeIns = [] }: CartState, { lines: others, tradeIns: otherTradeIns = [] }: CartState) =>
  lines.length + others.length <= worldLimits.linesOfCart &&
  tradeIns.length + otherTradeIns.length <= worldLimits.tradeInsOfCart

/** Gives a guest's orders and open carts to the account; lines join the account's open cart, if it has one with room. */
export const mergeGuestCart = (draft: WorldDraft, guestOwner: string, owner: string) => {
  const guest = ownerRecordOf(draft, guestOwner)
  giveAside(draft, guest, owner)
  giveOrders(draft, guest.orderIds, owner)
  for (const cartId of Object.values(guest.cartIds)) {
    const guestCart = draft.carts.get(cartId)
    if (guestCart?.status !== 'open') continue
    const kept = currentCart(draft, owner, guestCart.lob)
    if (kept?.status === 'open' && fit(kept, guestCart)) appendCart(draft, guestCart, kept)
    else giveCart(draft, guestCart, owner)
  }
  deleteOwnerRecord(draft, guestOwner)
}
