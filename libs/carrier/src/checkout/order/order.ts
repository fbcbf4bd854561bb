import type { BodyOf, Order } from '@soe/contracts'
import { accountStateOf, changeAccount } from '../../account/account'
import { assertNothingPastDue, orderableDevice } from '../../cart/devices/orderable-device'
import type { Caller } from '../../account/caller'
import { existingCart, findCart } from '../../cart/access/cart-access'
import { viewCart } from '../../cart/view/cart-view'
import { assertMayOrder, withCreditTerms } from '../credit/credit'
import { contactOf } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type CartState, type OrderState } from '@soe/world'
import { holdingOf, ownerOf } from '../../account/identity'
import { isBrought } from '../../cart/lines/line-kind'
import { missingSteps } from '../steps/missing-steps'
import { orderOf, type CompleteCart } from './order-content'
import { assertLeft, stockedAccessory, stockedDevice, takeFromStock } from '../../catalogue/stock/stock'

const incomplete = (details: ConstructorParameters<typeof ServiceFault>[1]) =>
  new ServiceFault('CART_INCOMPLETE', details)

const assertNotEmpty = (cart: CartState) => {
  if (cart.lines.length === 0) throw new ServiceFault('1008')
}

/** How many of each sku the cart takes; a device of the shopper's own is not taken from anywhere. */
const unitsOf = ({ lines }: CartState): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  const add = (skuId: string, qty: number) => units.set(skuId, (units.get(skuId) ?? 0) + qty)
  for (const { device, accessories, activity } of lines) {
    if (device && !isBrought({ activity })) add(device.skuId, 1)
    for (const { skuId, qty } of accessories) add(skuId, qty)
  }
  return units
}

const assertInStock = (draft: WorldDraft, caller: Caller, cart: CartState) => {
  for (const { device, activity } of cart.lines) {
    if (device && !isBrought({ activity }))
      assertNothingPastDue(draft, caller, orderableDevice(draft, { id: device.skuId, productId: device.productId }))
  }
  for (const [skuId, qty] of unitsOf(cart)) {
    const found = stockedDevice(draft, skuId) ?? stockedAccessory(draft, skuId)
    if (found) assertLeft(found.stock, qty)
  }
}

const complete = (cart: CartState): CompleteCart => {
  const missing = missingSteps(cart)
  const contact = contactOf(cart)
  if (missing.length > 0 || !cart.payment || !contact) throw incomplete(missing)
  return { ...cart, payment: cart.payment, contact }
}

/** What the order gives the account, and what it takes of it. */
const settleAccount = (draft: WorldDraft, { owner, accountFeatures = [] }: CartState) => {
  const { homeFeatureIds = [], acceptedOffers = [] } = accountStateOf(draft, owner)
  const ordered = owner.startsWith('account:') ? accountFeatures.map(({ id }) => id) : []
  if (ordered.length + acceptedOffers.length === 0) return
  changeAccount(draft, owner, {
    ...(ordered.length > 0 && { homeFeatureIds: [...new Set([...homeFeatureIds, ...ordered])] }),
    acceptedOffers: [],
  })
}

const keepOrder = (draft: WorldDraft, cart: CartState, order: Order): OrderState => {
  const { owner, lob } = cart
  const holding = holdingOf(draft, owner)
  const { [lob]: _, ...cartIds } = holding.cartIds
  const kept = draft.orders.put({ id: order.orderNumber, cartId: cart.id, owner, order })
  draft.holdings.put({ ...holding, cartIds, orderIds: [...holding.orderIds, kept.id] })
  draft.carts.put({ ...cart, status: 'ordered', updatedAt: draft.now })
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
  return kept
}

/** How long the order of a cart answers for a placing that names no cart: a second tab, a lost reply. */
const repeatWindow = 5 * 60_000

const ordersOf = (draft: WorldDraft, owner: string): OrderState[] =>
  holdingOf(draft, owner).orderIds.flatMap((id) => draft.orders.get(id) ?? [])

const latestOrder = (draft: WorldDraft, owner: string): OrderState | undefined => ordersOf(draft, owner).at(-1)

/** The order that this placing would repeat. */
const placedBefore = (draft: WorldDraft, caller: Caller, cartId: string | undefined): OrderState | undefined => {
  const open = findCart(draft, caller, cartId)
  const owner = ownerOf(caller.session)
  if (cartId !== undefined && open?.id !== cartId) {
    return ordersOf(draft, owner).find((order) => order.cartId === cartId)
  }
  const latest = open ? undefined : latestOrder(draft, owner)
  const orderedAt = latest && draft.carts.get(latest.cartId)?.updatedAt
  return orderedAt !== undefined && draft.now - orderedAt <= repeatWindow ? latest : undefined
}

const assertSameTotal = (seen: number | undefined, dueToday: number) => {
  if (seen !== undefined && Math.round(seen * 100) !== Math.round(dueToday * 100)) {
    throw incomplete([{ issue: 'total changed', field: 'dueToday' }])
  }
}

const placeNew = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, dueToday }: BodyOf<'checkout.placeOrder'>,
): OrderState => {
  const found = existingCart(draft, caller, cartInfo.cartId)
  assertNotEmpty(found)
  assertMayOrder(draft, found, caller)
  const cart = complete(withCreditTerms(found, accountStateOf(draft, found.owner)))
  assertInStock(draft, caller, cart)
  const view = viewCart(draft, cart, caller.session)
  assertSameTotal(dueToday, view.orderDetails.totals.dueToday)
  if (cart.isPaymentRefused) throw new ServiceFault('PAYMENT_DECLINED')
  const order = orderOf(draft, cart, view)
  takeFromStock(draft, unitsOf(cart))
  settleAccount(draft, cart)
  return keepOrder(draft, cart, order)
}

/** Places the cart's order, once: whoever places it again gets the order that was made. */
export const placeOrder = (draft: WorldDraft, caller: Caller, body: BodyOf<'checkout.placeOrder'>): Order =>
  (placedBefore(draft, caller, body.cartInfo.cartId) ?? placeNew(draft, caller, body)).order

/** One of the caller's own orders, the latest unless one is named. */
export const findOrder = (draft: WorldDraft, { session }: Caller, number: string | undefined): Order => {
  const owner = ownerOf(session)
  const found = number === undefined ? latestOrder(draft, owner) : draft.orders.get(number)
  if (found?.owner !== owner) throw new ServiceFault('ORDER_NOT_FOUND')
  return found.order
}
