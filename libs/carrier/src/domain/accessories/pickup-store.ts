import { findStore } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'
import { ServiceFault, type AccountState, type CartState } from '@soe/world'
import type { AccessoryRequest } from './line-accessories'
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
export const withPickupStore = (cart: CartState, account: AccountState, data: AccessoryData): CartState => {
  const code = data.lines.map((line) => storeCodeOf(data, line, account)).find((found) => found !== undefined)
  if (code === undefined) return cart
  const store = findStore(plainLocationCode(code))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'depletionLocationCode' }])
  return { ...cart, locationCode: store.locationCode, shippingOptionId: storePickup, shipTogetherPref: true }
}
