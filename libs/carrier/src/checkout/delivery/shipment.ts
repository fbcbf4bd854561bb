import type { IconicFlags, Shipment, ShipmentInfo, ShipmentOption, Store } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { findAccessorySku, stores } from '@soe/catalogue'
import type { CartLineState, CartState, WorldDraft } from '@soe/world'
import { parcelOf } from './parcels'
import { shippingOptionsOf } from './shipping-options'
import { sameDayOptionsOf } from './same-day'
import { addressPart, storePart } from './shipment-destination'
import { isUpgrade, shipmentGroupsOf } from './shipment-groups'
import { sameDayPart } from './shipment-same-day'

/** Parts of the shipment that a read switches off. */
export interface ShipmentSwitches {
  readonly disableSplitShipment?: boolean | undefined
  readonly optimizeSDD?: boolean | undefined
  readonly shippingOptions?: boolean | undefined
  readonly iconicFlags?: IconicFlags | undefined
}

interface Offers {
  readonly plain: readonly ShipmentOption[]
  readonly sameDay: readonly ShipmentOption[]
  readonly stores: readonly Store[]
}

const cheapest = (options: readonly ShipmentOption[]): ShipmentOption[] =>
  options
    .filter(({ active }) => active)
    .sort((left, right) => left.cost - right.cost)
    .slice(0, 1)

const sameDayOffers = (draft: WorldDraft, cart: CartState, { optimizeSDD }: ShipmentSwitches): ShipmentOption[] => {
  const options = sameDayOptionsOf(draft, cart)
  return optimizeSDD ? cheapest(options) : options
}

/** What the cart is offered, without what the page's flags disable. */
const offersOf = (draft: WorldDraft, cart: CartState, switches: ShipmentSwitches): Offers => {
  const { disableISPU, disableSDD, disableEdgeUpISPUSDD } = switches.iconicFlags ?? {}
  const isEdgeUp = disableEdgeUpISPUSDD === true && cart.lines.some(isUpgrade)
  const hasPickup = !disableISPU && !isEdgeUp
  return {
    plain: shippingOptionsOf(draft, cart).filter((option) => hasPickup || option.shippingOptionId !== storePickup),
    sameDay: disableSDD || isEdgeUp ? [] : sameDayOffers(draft, cart, switches),
    stores: hasPickup ? stores : [],
  }
}

/** Brand of the carrier's own accessories; all others are third-party items. */
const ownBrand = 'Halyard'

const isThirdParty = (line: CartLineState): boolean =>
  line.accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.brand !== ownBrand)

/** One shipment of everything in this part of the order. */
const shipmentOf = (draft: WorldDraft, part: CartState, switches: ShipmentSwitches): Shipment => {
  const offers = offersOf(draft, part, switches)
  const isListed = switches.shippingOptions !== false
  return {
    lines: part.lines.map(({ lineId }) => lineId),
    selectedOptionCode: part.shippingOptionId,
    shippingOptions: isListed ? [...offers.plain, ...offers.sameDay] : [],
    thirdPartyItems: part.lines.some(isThirdParty) ? 'Y' : 'N',
    ...sameDayPart(draft, part, offers.sameDay),
    ...addressPart(part),
    ...storePart(part, isListed ? offers.stores : [], switches.iconicFlags ?? {}),
  }
}

/** The fields of the whole order that its one common shipment gives. */
const commonPart = (cart: CartState, common: Shipment) => ({
  selectedOptionCode: cart.shippingOptionId,
  shippingOptions: common.shippingOptions
    .filter(({ sddType, shippingOptionId }) => !sddType || shippingOptionId === cart.shippingOptionId)
    .map(({ sddType: _, ...option }) => option),
  ispuStoreList: common.ispuStoreList,
  ...(common.storeInfo && { storeInfo: common.storeInfo }),
})

/** Shipments of the order: as one, by line, and with new lines apart from upgrades. */
export const shipmentInfoOf = (draft: WorldDraft, cart: CartState, switches: ShipmentSwitches = {}): ShipmentInfo => {
  const { isSingle, lineLevel, combo } = shipmentGroupsOf(draft, cart, switches.disableSplitShipment ?? false)
  const shipmentFor = (lineIds: readonly string[]) => shipmentOf(draft, parcelOf(cart, lineIds), switches)
  const common = shipmentOf(draft, cart, switches)
  return {
    ...commonPart(cart, common),
    isSingleShipment: isSingle,
    commonShipment: common,
    lineLevelShipment: lineLevel.map(shipmentFor),
    shipTogetherPref: cart.shipTogetherPref ?? true,
    ...(combo && { comboSplitShipment: { AAL: shipmentFor(combo.AAL), EUP: shipmentFor(combo.EUP) } }),
  }
}
