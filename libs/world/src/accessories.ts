import type { BodyOf } from '@soe/contracts'
import { accessoryFlowName, defaultLine, placeholderNumber } from '@soe/rules'
import { keepCart, openCart, type Caller } from './cart-access'
import { assertNoScheduledOrder } from './case'
import { findShipping } from './catalogue'
import { travelsByGround } from './delivery'
import type { WorldDraft } from './draft'
import { ownerOf } from './identity'
import { isFilled } from './line-kind'
import { ServiceFault } from './service-fault'
import type { AccessoryState, CartLineState, CartState } from './state'
import { assertLeft, stockedAccessory } from './stock'

type LineRequest = BodyOf<'cart.addAccessories'>['data']['lines'][number]

const ordered = (draft: WorldDraft, { id, qty }: { id: string; qty: number }): AccessoryState => {
  const found = stockedAccessory(draft, id)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'addAccessories.id' }])
  assertLeft(found.stock, qty)
  return { skuId: id, productId: found.model.productId, qty }
}

const isFor = (mtn: string) => (line: CartLineState) => line.lineId === mtn || line.number?.mtn === mtn

const standsForNoLine = (mtn: string) => mtn === defaultLine || mtn === placeholderNumber

/** The line that is meant; the default line and the placeholder number mean the line for accessories alone. */
const withLine = (cart: CartState, mtn: string): { cart: CartState; lineId: string } => {
  const named = cart.lines.find(isFor(mtn))
  if (named) return { cart, lineId: named.lineId }
  if (!standsForNoLine(mtn)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn' }])
  const alone = cart.lines.find(({ activity }) => activity === 'ACC')
  if (alone) return { cart, lineId: alone.lineId }
  const sequence = cart.lineCount + 1
  const line: CartLineState = { lineId: `newLine${sequence}`, sequence, activity: 'ACC', accessories: [] }
  return { cart: { ...cart, lines: [...cart.lines, line], lineCount: sequence }, lineId: line.lineId }
}

const without = (accessories: readonly AccessoryState[], skuId: string): readonly AccessoryState[] => {
  if (!accessories.some((item) => item.skuId === skuId)) throw new ServiceFault('3000')
  return accessories.filter((item) => item.skuId !== skuId)
}

/** Sets the quantity; an accessory that is there already keeps its place. */
const withQuantity = (accessories: readonly AccessoryState[], item: AccessoryState): readonly AccessoryState[] =>
  accessories.some(({ skuId }) => skuId === item.skuId)
    ? accessories.map((kept) => (kept.skuId === item.skuId ? item : kept))
    : [...accessories, item]

const changedAccessories = (
  draft: WorldDraft,
  accessories: readonly AccessoryState[],
  { addAccessories = [], removeAccessories = [] }: LineRequest,
) =>
  addAccessories
    .map((item) => ordered(draft, item))
    .reduce(withQuantity, removeAccessories.map(({ id }) => id).reduce(without, accessories))

const withAccessories = (draft: WorldDraft, given: CartState, request: LineRequest): CartState => {
  const { cart, lineId } = withLine(given, request.mtn)
  const lines = cart.lines.map((line) =>
    line.lineId === lineId ? { ...line, accessories: changedAccessories(draft, line.accessories, request) } : line,
  )
  return { ...cart, lines: lines.filter(isFilled) }
}

/** What may not fly leaves by the standard way. */
const withAllowedShipping = (cart: CartState): CartState =>
  travelsByGround(cart) && findShipping(cart.shippingOptionId)?.byAir ? { ...cart, shippingOptionId: 'STANDARD' } : cart

/** Sets how many of each accessory a line has, or takes accessories away. */
export const changeAccessories = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, data }: BodyOf<'cart.addAccessories'>,
): CartState => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const cart = openCart(draft, caller, cartInfo.cartId, accessoryFlowName(caller.session.loggedIn))
  return keepCart(
    draft,
    withAllowedShipping(data.lines.reduce((changed, request) => withAccessories(draft, changed, request), cart)),
  )
}
