import { findShipping, findStore } from '@soe/catalogue'
import type { BodyOf, CartInfo } from '@soe/contracts'
import { accessoryFlowName, scanAndGoFlow, storePickup } from '@soe/rules'
import { type CartLineState, type CartState, type WorldDraft, ServiceFault, type AccountState } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { companionsOf, parcelOf } from '../delivery/parcels'
import { travelsByGround } from '../delivery/shipping-options'
import { keepCart, openCart, withZipCode } from '../cart/cart-access'
import { unitsOf } from '../stock/shortages'
import { assertLeft, stockedAccessory } from '../stock/stock'
import { withLineAccessories, type AccessoryRequest } from './line-accessories'
import { plainLocationCode } from '../stock/stores'

/** L takes from a store's stock: in-store pickup, or scan and go. */
export const depletionType = ({ isStorePickup = false, flowType = '' }): 'L' | 'F' =>
  isStorePickup || flowType === 'SCAN_AND_GO' ? 'L' : 'F'

type AccessoryData = BodyOf<'cart.addAccessories'>['data']

/** The store named or the one the shopper scans in, for what comes off a store's shelf; the rest is shipped. */
const storeCodeOf = (
  { depletionType: kind }: AccessoryData,
  { ispuFlow, depletionLocationCode }: AccessoryRequest,
  { scanAndGo }: AccountState,
): string | undefined => {
  const isFromShelf = ispuFlow || kind === 'L' || depletionType({ flowType: scanAndGo && scanAndGoFlow }) === 'L'
  return isFromShelf ? (depletionLocationCode ?? scanAndGo?.locationCode) : undefined
}

/** Accessories from a store's shelf make the cart one for pickup in that store. */
const withPickupStore = (cart: CartState, account: AccountState, data: AccessoryData): CartState => {
  const code = data.lines.map((line) => storeCodeOf(data, line, account)).find((found) => found !== undefined)
  if (code === undefined) return cart
  const store = findStore(plainLocationCode(code))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'depletionLocationCode' }])
  return { ...cart, locationCode: store.locationCode, shippingOptionId: storePickup, shipTogetherPref: true }
}

/** A guest may name the flow NSE; otherwise accessories are a flow of their own. */
const intentOf = ({ loggedIn }: Caller['session'], { intendType, intent }: CartInfo): string =>
  !loggedIn && (intendType ?? intent) === 'NSE' ? 'NSE' : accessoryFlowName(loggedIn)

/** Falls back to standard shipping where the cart may not go by air. */
const allowedShipping = (cart: CartState, shippingOptionId: string): string =>
  travelsByGround(cart) && findShipping(shippingOptionId)?.byAir ? 'STANDARD' : shippingOptionId

const withAllowedLine =
  (cart: CartState) =>
  (line: CartLineState): CartLineState => {
    const parcel = parcelOf(cart, companionsOf(cart, line.lineId) ?? [line.lineId])
    if (!line.delivery) return line
    return {
      ...line,
      delivery: { ...line.delivery, shippingOptionId: allowedShipping(parcel, line.delivery.shippingOptionId) },
    }
  }

const withAllowedShipping = (cart: CartState): CartState => ({
  ...cart,
  shippingOptionId: allowedShipping(cart, cart.shippingOptionId),
  lines: cart.lines.map(withAllowedLine(cart)),
})

/** Rejects more than is left of what is added, however many lines hold it. */
const assertAllLeft = (draft: WorldDraft, cart: CartState, added: readonly { id: string }[]) => {
  if (added.length === 0) return
  const units = unitsOf(cart)
  for (const { id } of added) {
    const found = stockedAccessory(draft, id)
    if (found) assertLeft(found.stock, units.get(id) ?? 0)
  }
}

/** Adds to how many of each accessory a line has, or removes accessories. */
export const changeAccessories = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, data }: BodyOf<'cart.addAccessories'>,
): CartState => {
  const cart = openCart(draft, caller, cartInfo.cartId, intentOf(caller.session, cartInfo))
  const account = accountStateOf(draft, cart.owner)
  const changed = data.lines.reduce((given, request) => withLineAccessories(draft, given, request), cart)
  const added = data.lines.flatMap(({ addAccessories = [] }) => addAccessories)
  assertAllLeft(draft, changed, added)
  const placed = withPickupStore(withZipCode(changed, cartInfo), account, data)
  const last = added.at(-1)
  return keepCart(draft, withAllowedShipping(last ? { ...placed, lastAccessorySkuId: last.id } : placed))
}
