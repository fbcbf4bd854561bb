import type { CartAccessory, CartView } from '@soe/contracts'
import { placeholderNumber } from '@soe/rules'

/** The line that new accessories go to: the last one with a device, else the placeholder of an accessory-only cart. */
export const accessoryLine = (cart: CartView | undefined): string =>
  cart?.lineDetails.deviceLines.at(-1) ?? placeholderNumber

export interface CartItem {
  lineId: string
  item: CartAccessory
}

export const findInCart = (cart: CartView | undefined, skuId: string): CartItem | undefined =>
  Object.values(cart?.lineDetails.lineInfo ?? {})
    .flatMap(({ lineId, accessories }) => accessories.map((item) => ({ lineId, item })))
    .find(({ item }) => item.itemCode === skuId)
