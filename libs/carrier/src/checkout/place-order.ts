import type { BodyOf, Totals } from '@soe/contracts'
import { ServiceFault, type CartState, type OrderState, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../domain/account/account'
import type { Caller } from '../operation/caller'
import { ownerOf } from '../domain/account/identity'
import { cartToOrder, findCart } from '../domain/cart/cart-access'
import { viewCart } from '../domain/cart-view/cart-view'
import type { CarrierOperation } from '../operation/carrier-operation'
import { assertMayOrder, withCreditTerms } from '../domain/credit/order-facts'
import { completeCart, orderOf } from '../domain/order/order-content'
import { keepOrder } from '../domain/order/keep-order'
import { orderAnswer, latestOrder, ordersOf } from '../domain/order/order-answer'
import { assertNothingPastDue, orderableDevice } from '../domain/stock/orderable-device'
import { isBrought } from '../domain/lines/line-kind'
import { shortagesOf } from '../domain/stock/shortages'

/** Milliseconds for which a cart's order also answers a call that names no cart: a second tab, a lost reply. */
const repeatWindow = 5 * 60_000

/** The order that this call would place a second time. */
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

type Body = BodyOf<'checkout.placeOrder'>

/** A shopper orders at the totals that the page showed, or not at all. */
const assertSameTotals = (shown: Body, due: Totals) => {
  const changed = (['dueToday', 'dueMonthly'] as const).filter(
    (field) => Math.round((shown[field] ?? due[field]) * 100) !== Math.round(due[field] * 100),
  )
  if (changed.length === 0) return
  throw new ServiceFault(
    'CART_INCOMPLETE',
    changed.map((field) => ({ issue: 'total changed', field })),
  )
}

const checkedCart = (draft: WorldDraft, caller: Caller, cartId: string | undefined): CartState => {
  const cart = cartToOrder(draft, caller, cartId)
  assertMayOrder(draft, cart, caller)
  return withCreditTerms(cart, accountStateOf(draft, cart.owner))
}

const assertOrderable = (draft: WorldDraft, caller: Caller, { lines }: CartState) => {
  for (const { device, activity } of lines) {
    if (!device || isBrought({ activity })) continue
    assertNothingPastDue(draft, caller, orderableDevice(draft, { id: device.skuId, productId: device.productId }))
  }
}

/** Throws where a device can't be ordered now, or fewer units are left than the order takes; each short sku is named. */
const assertInStock = (draft: WorldDraft, caller: Caller, cart: CartState) => {
  const shortages = [...shortagesOf(draft, cart)]
  if (shortages.length > 0)
    throw new ServiceFault(
      'OUT_OF_STOCK',
      shortages.map(([skuId, left]) => ({ field: skuId, issue: `${left} left` })),
    )
  assertOrderable(draft, caller, cart)
}

const placeNew = (draft: WorldDraft, caller: Caller, body: Body): OrderState => {
  const cart = completeCart(draft, checkedCart(draft, caller, body.cartInfo.cartId))
  assertInStock(draft, caller, cart)
  const view = viewCart(draft, cart, { session: caller.session, language: 'en' })
  assertSameTotals(body, view.orderDetails.totals)
  if (cart.isPaymentRefused) throw new ServiceFault('PAYMENT_DECLINED')
  return keepOrder(draft, cart, orderOf(draft, cart, view))
}

/** Orders a cart once: a second call for it answers with the first one's order. */
export const placeOrder: CarrierOperation<'checkout.placeOrder'> = ({ draft, body, ...caller }) => {
  const placed = placedBefore(draft, caller, body.cartInfo.cartId) ?? placeNew(draft, caller, body)
  return orderAnswer(draft, placed, caller.language)
}
