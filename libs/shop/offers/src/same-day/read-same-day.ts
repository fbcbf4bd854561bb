import type { CheckoutDetails, SddWindow, ShipmentOption } from '@soe/contracts'

/** What same-day delivery has for a cart. */
export type SameDay =
  | { state: 'nothing-to-ship' }
  | { state: 'no-address' }
  | { state: 'unavailable' }
  | { state: 'offered'; place: string; options: readonly ShipmentOption[]; windows: readonly SddWindow[]; code: string }

/** The same-day options that the carrier offers, and the windows of the chosen one or the first. */
export const readSameDay = (details: CheckoutDetails): SameDay => {
  const { cart, contact, shippingAddress, shipmentInfo } = details
  if ((cart.orderDetails.orderList ?? []).length === 0) return { state: 'nothing-to-ship' }
  const address = shippingAddress ?? contact?.serviceAddress
  if (!address) return { state: 'no-address' }
  const { shippingOptions, sddAvailableWindows } = shipmentInfo.commonShipment
  const options = shippingOptions.filter(({ sddType, active }) => sddType !== undefined && active)
  const [first] = options
  const windows = sddAvailableWindows.filter(({ isFull }) => !isFull)
  if (!first || windows.length === 0) return { state: 'unavailable' }
  const chosen = options.find(({ shippingOptionId }) => shippingOptionId === shipmentInfo.selectedOptionCode) ?? first
  const place = `${address.addressLine1}, ${address.city}`
  return { state: 'offered', place, options, windows, code: chosen.shippingOptionId }
}
