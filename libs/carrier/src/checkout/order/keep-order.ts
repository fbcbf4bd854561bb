import type { Order } from '@soe/contracts'
import type { CartState, OrderState, WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../../account/account'
import { ownerRecordOf } from '../../account/identity'
import { takeFromStock } from '../../catalogue/stock/stock'
import { unitsOf } from './ordered-units'

/** Home features that come with the order join the account; accepted offers are used up. */
const updateAccount = (draft: WorldDraft, { owner, accountFeatures = [] }: CartState) => {
  const { homeFeatureIds = [], acceptedOffers = [] } = accountStateOf(draft, owner)
  const ordered = owner.startsWith('account:') ? accountFeatures.map(({ id }) => id) : []
  if (ordered.length + acceptedOffers.length === 0) return
  changeAccount(draft, owner, {
    ...(ordered.length > 0 && { homeFeatureIds: [...new Set([...homeFeatureIds, ...ordered])] }),
    acceptedOffers: [],
  })
}

/** The cart stays as ordered, and is no longer its owner's current one. */
const closeCart = (draft: WorldDraft, cart: CartState) => {
  draft.carts.put({ ...cart, status: 'ordered', updatedAt: draft.now })
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** Stores the order of a cart with all that follows from it: stock, account, cart, case and lock. */
export const keepOrder = (draft: WorldDraft, cart: CartState, order: Order): OrderState => {
  takeFromStock(draft, unitsOf(cart))
  updateAccount(draft, cart)
  const { owner, lob } = cart
  const record = ownerRecordOf(draft, owner)
  const { [lob]: _, ...cartIds } = record.cartIds
  const kept = draft.orders.put({ id: order.orderNumber, cartId: cart.id, owner, order })
  draft.holdings.put({ ...record, cartIds, orderIds: [...record.orderIds, kept.id] })
  closeCart(draft, cart)
  return kept
}
