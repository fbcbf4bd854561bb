import type { DollarType, Order } from '@soe/contracts'
import type { CartState, OrderState, WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../../account/account'
import { ownerRecordOf } from '../../account/identity'
import { takeFromStock } from '../../catalogue/stock/stock'
import { takeWindowPlace } from '../delivery/window-places'
import { dollarPartsOf } from '../../payment/provider/payment-parts'
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

/** The cart stays as ordered, and is no longer its owner's current one. */
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

/** Stores the order of a cart with all that follows from it: stock, account, cart, case and lock. */
export const keepOrder = (draft: WorldDraft, cart: CartState, order: Order): OrderState => {
  takeFromStock(draft, unitsOf(cart))
  takeWindows(draft, order)
  spendDollars(draft, cart, order)
  updateAccount(draft, cart)
  const { owner, lob } = cart
  const record = ownerRecordOf(draft, owner)
  const { [lob]: _, ...cartIds } = record.cartIds
  const kept = draft.orders.put({ id: order.orderNumber, cartId: cart.id, owner, order })
  draft.holdings.put({ ...record, cartIds, orderIds: [...record.orderIds, kept.id] })
  closeCart(draft, cart)
  return kept
}
