import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { assertNothingPastDue, orderableDevice } from '../stock/orderable-device'
import { isBrought } from '../lines/line-kind'
import { shortagesOf } from '../stock/shortages'

const assertOrderable = (draft: WorldDraft, caller: Caller, { lines }: CartState) => {
  for (const { device, activity } of lines) {
    if (!device || isBrought({ activity })) continue
    assertNothingPastDue(draft, caller, orderableDevice(draft, { id: device.skuId, productId: device.productId }))
  }
}

/** Throws where a device can't be ordered now, or fewer units are left than the order takes; each short sku is named. */
export const assertInStock = (draft: WorldDraft, caller: Caller, cart: CartState) => {
  const shortages = [...shortagesOf(draft, cart)]
  if (shortages.length > 0)
    throw new ServiceFault(
      'OUT_OF_STOCK',
      shortages.map(([skuId, left]) => ({ field: skuId, issue: `${left} left` })),
    )
  assertOrderable(draft, caller, cart)
}
