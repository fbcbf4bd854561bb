import type { BodyOf, CartInfo } from '@soe/contracts'
import {
  accessoryFlowName,
  defaultLine,
  depletionType,
  placeholderNumber,
  plainLocationCode,
  scanAndGoFlow,
} from '@soe/rules'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { keepCart, openCart, withZipCode } from '../access/cart-access'
import { assertNoScheduledOrder } from '../../cases/records/case'
import { findAccessorySku, findDeviceSku, findShipping, findStore } from '@soe/catalogue'
import { pickup, travelsByGround } from '../../checkout/delivery/delivery'
import {
  type WorldDraft,
  ServiceFault,
  type AccessoryState,
  type AccountState,
  type CartLineState,
  type CartState,
} from '@soe/world'
import { ownerOf } from '../../account/identity'
import { isFilled } from '../lines/line-kind'
import { assertLeft, stockedAccessory } from '../../catalogue/stock/stock'

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

const isSku = (id: string) => (findAccessorySku(id) ?? findDeviceSku(id)) !== undefined

const notThere = (id: string) =>
  isSku(id) ? new ServiceFault('3000') : new ServiceFault('3000', [], 'Invalid Accessory Item Id')

const without = (accessories: readonly AccessoryState[], skuId: string): readonly AccessoryState[] => {
  if (!accessories.some((item) => item.skuId === skuId)) throw notThere(skuId)
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

/** A guest may name the flow that the accessories belong to; else they are a flow of their own. */
const intentOfAdd = ({ loggedIn }: Caller['session'], { intendType, intent }: CartInfo): string =>
  !loggedIn && (intendType ?? intent) === 'NSE' ? 'NSE' : accessoryFlowName(loggedIn)

/** Taken off the shelf of the store that is named, or in which the shopper stands; everything else is shipped. */
const shelfOf = (
  { depletionType: kind }: BodyOf<'cart.addAccessories'>['data'],
  { ispuFlow, depletionLocationCode }: LineRequest,
  { scanAndGo }: AccountState,
): string | undefined => {
  const isTaken = ispuFlow || kind === 'L' || depletionType({ flowType: scanAndGo && scanAndGoFlow }) === 'L'
  return isTaken ? (depletionLocationCode ?? scanAndGo?.locationCode) : undefined
}

/** What is taken off a shelf is picked up there. */
const withStore = (cart: CartState, account: AccountState, data: BodyOf<'cart.addAccessories'>['data']): CartState => {
  const shelf = data.lines.map((line) => shelfOf(data, line, account)).find((code) => code !== undefined)
  if (shelf === undefined) return cart
  const store = findStore(plainLocationCode(shelf))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'depletionLocationCode' }])
  return { ...cart, locationCode: store.locationCode, shippingOptionId: pickup }
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
  const cart = openCart(draft, caller, cartInfo.cartId, intentOfAdd(caller.session, cartInfo))
  const account = accountStateOf(draft, cart.owner)
  const changed = data.lines.reduce((given, request) => withAccessories(draft, given, request), cart)
  const placed = withStore(withZipCode(changed, cartInfo), account, data)
  const last = data.lines.flatMap(({ addAccessories = [] }) => addAccessories).at(-1)
  return keepCart(draft, withAllowedShipping(last ? { ...placed, lastAccessorySkuId: last.id } : placed))
}
