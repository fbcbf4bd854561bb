import type { CartState, OwnerRecord, WorldDraft } from '@soe/world'
import { ownerRecordOf, putOwnerRecord } from '../account/identity'

/** The record without the cart, whether it is the current one or set aside. */
export const withoutCart = (record: OwnerRecord, { id, lob }: CartState): OwnerRecord => {
  const { cartIds, asideCartIds = [], ...rest } = record
  const { [lob]: currentId, ...others } = cartIds
  const aside = asideCartIds.filter((kept) => kept !== id)
  return {
    ...rest,
    cartIds: currentId === id ? others : cartIds,
    ...(aside.length > 0 && { asideCartIds: aside }),
  }
}

/** Sets the cart aside: its case stays open, and the next change makes another cart. */
export const setAside = (draft: WorldDraft, cart: CartState) => {
  const record = withoutCart(ownerRecordOf(draft, cart.owner), cart)
  putOwnerRecord(draft, { ...record, asideCartIds: [...(record.asideCartIds ?? []), cart.id] })
}

const isEmpty = ({ lines, tradeIns = [] }: CartState) => lines.length === 0 && tradeIns.length === 0

/** Deletes a cart with its case and its lock. */
export const dropCart = (draft: WorldDraft, cart: CartState) => {
  const record = draft.holdings.get(cart.owner)
  if (record) putOwnerRecord(draft, withoutCart(record, cart))
  draft.carts.delete(cart.id)
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** Makes a cart its owner's current one; the former one is set aside, or dropped if it is empty. */
export const makeCurrent = (draft: WorldDraft, cart: CartState): CartState => {
  const before = draft.carts.get(ownerRecordOf(draft, cart.owner).cartIds[cart.lob] ?? '')
  if (before?.id === cart.id) return cart
  if (before?.status === 'open') (isEmpty(before) ? dropCart : setAside)(draft, before)
  const record = withoutCart(ownerRecordOf(draft, cart.owner), cart)
  putOwnerRecord(draft, { ...record, cartIds: { ...record.cartIds, [cart.lob]: cart.id } })
  return cart
}

/** The owner's open carts, current ones first. */
export const openCartsOf = (draft: WorldDraft, owner: string): CartState[] => {
  const { cartIds, asideCartIds = [] } = ownerRecordOf(draft, owner)
  const open: CartState[] = []
  for (const id of [...Object.values(cartIds), ...asideCartIds]) {
    const cart = draft.carts.get(id)
    if (cart?.status === 'open') open.push(cart)
  }
  return open
}
