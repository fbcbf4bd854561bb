import type { SddWindow, ShipmentOption, Language } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import { findSameDay, sameDayModels, stores, toShippingOption, type SameDayModel } from '@soe/catalogue'
import { wallNow } from './pickup-day'
import { shipsNow, shippingOptionsOf } from './shipping-options'
import { destinationZip } from '../account/recipient'
import type { WorldDraft, CartState } from '@soe/world'
import { deliveryWindows, sameDayRefusal, type DeliveryWindow, isWindowFull } from './same-day-windows'

/** Whether a courier hands it over, which no box takes. */
export const comesByCourier = ({ shippingOptionId }: Pick<CartState, 'shippingOptionId'>): boolean =>
  findSameDay(shippingOptionId) !== undefined

/** Stores deliver where the zip code shares its first three digits with theirs. */
const isServed = (cart: CartState): boolean => {
  const area = destinationZip(cart)?.slice(0, 3)
  return stores.some(({ zipCode }) => zipCode.slice(0, 3) === area)
}

const windowsOf = (draft: WorldDraft, { days }: SameDayModel): DeliveryWindow[] =>
  deliveryWindows(draft.now, draft.header.timeZone, days)

/** Error code of the reason why this option is not available; null where it is available. */
export const sameDayRefusalOf = (draft: WorldDraft, cart: CartState, model: SameDayModel) =>
  sameDayRefusal({
    isServed: isServed(cart),
    isEverythingInStock: shipsNow(draft, cart),
    windowsLeft: windowsOf(draft, model).filter(({ id }) => !isWindowFull(draft, id)).length,
  })

/** The same-day options; those not available now are inactive. */
export const sameDayOptionsOf = (draft: WorldDraft, cart: CartState, language: Language): ShipmentOption[] =>
  sameDayModels.map((model) => ({
    ...toShippingOption(model, wallNow(draft), language),
    active: cart.lines.length > 0 && sameDayRefusalOf(draft, cart, model) === null,
    sddType: model.sddType,
  }))

/** All shipping options of the order. */
export const orderOptionsOf = (draft: WorldDraft, cart: CartState, language: Language = 'en'): ShipmentOption[] => [
  ...shippingOptionsOf(draft, cart, language),
  ...sameDayOptionsOf(draft, cart, language),
]

/**
 * Delivery windows of the chosen same-day option, else of the first, full ones included. Before one is chosen the first
 * that has a place is selected; in place of a chosen one that has passed or filled up, none is.
 */
export const sddWindowsOf = (draft: WorldDraft, cart: CartState): SddWindow[] => {
  const chosen = findSameDay(cart.shippingOptionId)
  const model = chosen ?? sameDayModels[0]
  if (!model || sameDayRefusalOf(draft, cart, model) !== null) return []
  const windows = windowsOf(draft, model)
  const free = windows.filter(({ id }) => !isWindowFull(draft, id))
  const selected = cart.sddWindowId === undefined ? free[0] : free.find(({ id }) => id === cart.sddWindowId)
  return windows.map(({ id, from, to }) => ({
    id,
    startTime: isoInstant(from),
    endTime: isoInstant(to),
    timeZone: draft.header.timeZone,
    selected: chosen !== undefined && id === selected?.id,
    ...(isWindowFull(draft, id) && { isFull: true }),
  }))
}

/** Whether the chosen window, if any, still has a place. */
export const hasWindowPlace = (draft: WorldDraft, cart: CartState): boolean =>
  cart.sddWindowId === undefined ||
  sddWindowsOf(draft, cart).some(({ id, isFull }) => id === cart.sddWindowId && !isFull)
