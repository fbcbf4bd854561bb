import type { SddWindow, ShipmentOption } from '@soe/contracts'
import { deliveryWindows, sameDayRefusal, type DeliveryWindow, isoInstant } from '@soe/rules'
import { findSameDay, sameDayModels, stores, toShippingOption, type SameDayModel } from '@soe/catalogue'
import { leavesAt, shippingAddressOf, shippingOptionsOf } from './delivery'
import type { WorldDraft, CartState } from '@soe/world'

/** Stores deliver where the first three digits of the zip code are their own. */
const isServed = (cart: CartState): boolean => {
  const area = shippingAddressOf(cart)?.zipCode.slice(0, 3)
  return stores.some(({ zipCode }) => zipCode.slice(0, 3) === area)
}

const windowsOf = (draft: WorldDraft, { days }: SameDayModel): DeliveryWindow[] =>
  deliveryWindows(draft.now, draft.header.timeZone, days)

/** Why no store can bring the order in this way; null where one can. */
export const sameDayRefusalOf = (draft: WorldDraft, cart: CartState, model: SameDayModel) =>
  sameDayRefusal({
    isServed: isServed(cart),
    isEverythingInStock: leavesAt(draft, cart) === draft.now,
    windowsLeft: windowsOf(draft, model).length,
  })

/** The ways that a store brings the order; one that is not to be had is inactive. */
export const sameDayOptionsOf = (draft: WorldDraft, cart: CartState): ShipmentOption[] =>
  sameDayModels.map((model) => ({
    ...toShippingOption(model, draft.now),
    active: sameDayRefusalOf(draft, cart, model) === null,
    sddType: model.sddType,
  }))

/** Every way that the order may arrive. */
export const orderOptionsOf = (draft: WorldDraft, cart: CartState): ShipmentOption[] => [
  ...shippingOptionsOf(draft, cart),
  ...sameDayOptionsOf(draft, cart),
]

/** Windows of the chosen way, or of the first where another way is chosen; the first window is taken unless one is named. */
export const sddWindowsOf = (draft: WorldDraft, cart: CartState): SddWindow[] => {
  const chosen = findSameDay(cart.shippingOptionId)
  const model = chosen ?? sameDayModels[0]
  if (!model || sameDayRefusalOf(draft, cart, model) !== null) return []
  const windows = windowsOf(draft, model)
  const selected = windows.find(({ id }) => id === cart.sddWindowId) ?? windows[0]
  return windows.map(({ id, from, to }) => ({
    id,
    startTime: isoInstant(from),
    endTime: isoInstant(to),
    timeZone: draft.header.timeZone,
    selected: chosen !== undefined && id === selected?.id,
  }))
}
