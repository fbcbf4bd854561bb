import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { assertNothingPastDue, orderableDevice } from '../../domain/stock/orderable-device'
import { isBrought } from '../../domain/lines/line-kind'
import { assertLeft, stockedAccessory, stockedDevice } from '../../domain/stock/stock'

/** How many of each sku the order takes from stock; the shopper's own devices are not the carrier's. */
export const unitsOf = ({ lines }: CartState): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  const add = (skuId: string, qty: number) => units.set(skuId, (units.get(skuId) ?? 0) + qty)
  for (const { device, accessories, activity } of lines) {
    if (device && !isBrought({ activity })) add(device.skuId, 1)
    for (const { skuId, qty } of accessories) add(skuId, qty)
  }
  return units
}

const assertOrderable = (draft: WorldDraft, caller: Caller, { lines }: CartState) => {
  for (const { device, activity } of lines) {
    if (!device || isBrought({ activity })) continue
    assertNothingPastDue(draft, caller, orderableDevice(draft, { id: device.skuId, productId: device.productId }))
  }
}

/** Throws where a device can't be ordered now, or fewer units are left than the order takes. */
export const assertInStock = (draft: WorldDraft, caller: Caller, cart: CartState) => {
  assertOrderable(draft, caller, cart)
  for (const [skuId, qty] of unitsOf(cart)) {
    const found = stockedDevice(draft, skuId) ?? stockedAccessory(draft, skuId)
    if (found) assertLeft(found.stock, qty)
  }
}
