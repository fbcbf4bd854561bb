import type { ShipmentOption } from '@soe/contracts'
import { findSameDay, sameDayModels } from '@soe/catalogue'
import type { CartState, WorldDraft } from '@soe/world'
import { sameDayRefusalOf, sddWindowsOf } from './same-day'

const refusalTexts = {
  '10023': 'Same-day delivery is not offered at this address.',
  '10027': 'No same-day delivery window is left for these items.',
} as const

const refusalPart = (draft: WorldDraft, cart: CartState) => {
  const [model] = sameDayModels
  const code = model ? sameDayRefusalOf(draft, cart, model) : null
  return code === null ? {} : { sddOptionNotAvailable: { code, message: refusalTexts[code] } }
}

/** The same-day fields of a shipment with these options; the reason where none of them is available. */
export const sameDayPart = (draft: WorldDraft, cart: CartState, options: readonly ShipmentOption[]) => {
  const active = options.filter((option) => option.active)
  const offered = active.find(({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId) ?? active[0]
  return {
    sddSetupIncluded: findSameDay(cart.shippingOptionId)?.sddType === 'sdd_vmp' ? ('Y' as const) : ('N' as const),
    sddAvailableWindows: options.length > 0 ? sddWindowsOf(draft, cart) : [],
    ...(offered ? { sddOption: offered } : options.length > 0 && refusalPart(draft, cart)),
  }
}
