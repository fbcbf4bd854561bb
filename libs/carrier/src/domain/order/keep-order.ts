import { worldLimits, type DollarType, type Order } from '@soe/contracts'
import type { CartState, OrderState, WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../account/account'
import { ownerRecordOf, putOwnerRecord } from '../account/identity'
import { takeFromStock } from '../stock/stock'
import { takeWindowPlace } from '../delivery/same-day-windows'
import { dollarPartsOf } from '../payment/payment-parts'
import { unitsOf } from '../stock/shortages'

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

/** The balances that paid for the order are used up. */
const spendDollars = (draft: WorldDraft, cart: CartState, { totals }: Order) => {
  const spent = dollarPartsOf(draft, cart, Math.round(totals.dueToday * 100))
  if (spent.length === 0) return
  const account = accountStateOf(draft, cart.owner)
  const left = (type: DollarType, balance = 0) => balance - (spent.find((part) => part.type === type)?.cents ?? 0)
  changeAccount(draft, cart.owner, {
    carrierDollarCents: left('VD', account.carrierDollarCents),
    deviceDollarCents: left('DD', account.deviceDollarCents),
  })
}

/** Keeps the cart as ordered; its owner starts another. */
const closeCart = (draft: WorldDraft, cart: CartState) => {
  draft.carts.put({ ...cart, status: 'ordered', updatedAt: draft.now })
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** Each window of the order has a place less. */
const takeWindows = (draft: WorldDraft, { sddWindow, shipments = [] }: Order) => {
  const windows = [sddWindow, ...shipments.map((shipment) => shipment.sddWindow)].flatMap((window) => window?.id ?? [])
  for (const windowId of new Set(windows)) takeWindowPlace(draft, windowId)
}

/** Drops the oldest orders, with their carts, where a world has too many. */
const makeRoom = (draft: WorldDraft) => {
  const orders = draft.orders.values()
  for (const { id, cartId, owner } of orders.slice(0, Math.max(0, orders.length - worldLimits.orders + 1))) {
    draft.orders.delete(id)
    draft.carts.delete(cartId)
    draft.ratings.delete(id)
    const record = ownerRecordOf(draft, owner)
    draft.holdings.put({ ...record, orderIds: record.orderIds.filter((kept) => kept !== id) })
  }
}

/** Stores the order of a cart with all that follows from it: stock, account, cart, case and lock. */
export const keepOrder = (draft: WorldDraft, cart: CartState, order: Order): OrderState => {
  makeRoom(draft)
  takeFromStock(draft, unitsOf(cart))
  takeWindows(draft, order)
  spendDollars(draft, cart, order)
  updateAccount(draft, cart)
  const { owner, lob } = cart
  const record = ownerRecordOf(draft, owner)
  const { [lob]: _, ...cartIds } = record.cartIds
  const kept = draft.orders.put({ id: order.orderNumber, cartId: cart.id, owner, order })
  putOwnerRecord(draft, { ...record, cartIds, orderIds: [...record.orderIds, kept.id] })
  closeCart(draft, cart)
  return kept
}
