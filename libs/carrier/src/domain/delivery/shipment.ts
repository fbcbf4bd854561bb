import {
  type IconicFlags,
  type Store,
  answerMessages,
  type ShipmentOption,
  type Shipment,
  type ShipmentInfo,
  type Language,
} from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { findStore, findSameDay, sameDayModels, findAccessorySku } from '@soe/catalogue'
import type { CartState, CartLineState, WorldDraft } from '@soe/world'
import { contactOf, shippingAddressOf, storeZip } from '../account/recipient'
import { isBrought } from '../lines/line-kind'
import { stockedAccessory, stockedDevice } from '../stock/stock'
import { pickupStores, withDistance } from '../stock/stores'
import { splitLineOf, parcelOf } from './parcels'
import { groupShipments, type GroupedShipmentLine, type ShipmentGroups } from './group-shipments'
import { sameDayRefusalOf, sddWindowsOf, sameDayOptionsOf } from './same-day'
import { shippingOptionsOf } from './shipping-options'

/** The address of a delivery, or the contact of a pickup. */
const addressPart = (cart: CartState) => {
  const address = cart.shippingOptionId === storePickup ? undefined : shippingAddressOf(cart)
  const contact = cart.shippingOptionId === storePickup ? contactOf(cart) : undefined
  if (!contact) return address ? { address } : {}
  const { firstName, lastName, emailId, phoneNumber } = contact
  return { ispuContactInfo: { firstName, lastName, emailId, ...(phoneNumber !== undefined && { phoneNumber }) } }
}

/** The chosen store with its services, and the stores to choose from. */
const storePart = (cart: CartState, offered: readonly Store[], { disableISAAC }: IconicFlags) => {
  const store = findStore(cart.locationCode)
  const storeInfo = store && withDistance(store, storeZip(cart))
  const services = [...new Set((storeInfo ? [storeInfo] : offered).flatMap(({ ispuServices }) => ispuServices))]
  return {
    ...(storeInfo && { storeInfo }),
    storeAvailableServices: disableISAAC ? [] : services,
    ispuStoreList: [...offered],
  }
}

const isUpgrade = ({ activity }: CartLineState): boolean => activity.startsWith('EUP')

const isWaiting = (draft: WorldDraft, { device, accessories, activity }: CartLineState): boolean =>
  [
    device && !isBrought({ activity }) ? stockedDevice(draft, device.skuId)?.stock : undefined,
    ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
  ].some((stock) => stock?.status === 'pre-order' || stock?.status === 'back-order')

const groupedLine = (draft: WorldDraft, line: CartLineState): GroupedShipmentLine => ({
  ...splitLineOf(line),
  isUpgrade: isUpgrade(line),
  isPreOrderOrBackorder: isWaiting(draft, line),
})

const shipmentGroupsOf = (
  draft: WorldDraft,
  { lines, shipTogetherPref = true }: CartState,
  isSplitDisabled: boolean,
): ShipmentGroups =>
  groupShipments(
    lines.map((line) => groupedLine(draft, line)),
    { isSplitDisabled, isShipTogetherPreferred: shipTogetherPref },
  )

const refusalPart = (draft: WorldDraft, cart: CartState) => {
  const [model] = sameDayModels
  const code = model ? sameDayRefusalOf(draft, cart, model) : null
  return code === null ? {} : { sddOptionNotAvailable: { code, message: answerMessages[code].en } }
}

/** The same-day fields of a shipment with these options; the reason where none of them is available. */
const sameDayPart = (draft: WorldDraft, cart: CartState, options: readonly ShipmentOption[]) => {
  const active = options.filter((option) => option.active)
  const offered = active.find(({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId) ?? active[0]
  return {
    sddSetupIncluded: findSameDay(cart.shippingOptionId)?.sddType === 'sdd_vmp' ? ('Y' as const) : ('N' as const),
    sddAvailableWindows: options.length > 0 ? sddWindowsOf(draft, cart) : [],
    ...(offered ? { sddOption: offered } : options.length > 0 && refusalPart(draft, cart)),
  }
}

export interface ShipmentSwitches {
  readonly disableSplitShipment?: boolean | undefined
  readonly optimizeSDD?: boolean | undefined
  readonly shippingOptions?: boolean | undefined
  readonly iconicFlags?: IconicFlags | undefined
}

interface Reading extends ShipmentSwitches {
  readonly language: Language
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

const sameDayOffers = (draft: WorldDraft, cart: CartState, { optimizeSDD, language }: Reading): ShipmentOption[] => {
  const options = sameDayOptionsOf(draft, cart, language)
  return optimizeSDD ? cheapest(options) : options
}

/** What the cart is offered, without what the page's flags disable. */
const offersOf = (draft: WorldDraft, cart: CartState, reading: Reading): Offers => {
  const { disableISPU, disableSDD, disableEdgeUpISPUSDD } = reading.iconicFlags ?? {}
  const isEdgeUp = disableEdgeUpISPUSDD === true && cart.lines.some(isUpgrade)
  const hasPickup = !disableISPU && !isEdgeUp
  return {
    plain: shippingOptionsOf(draft, cart, reading.language).filter(
      (option) => hasPickup || option.shippingOptionId !== storePickup,
    ),
    sameDay: disableSDD || isEdgeUp ? [] : sameDayOffers(draft, cart, reading),
    stores: hasPickup ? pickupStores(storeZip(cart), cart.locationCode) : [],
  }
}

/** Brand of the carrier's own accessories; all others are third-party items. */
const ownBrand = 'Halyard'

const isThirdParty = (line: CartLineState): boolean =>
  line.accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.brand !== ownBrand)

const shipmentOf = (draft: WorldDraft, part: CartState, reading: Reading): Shipment => {
  const offers = offersOf(draft, part, reading)
  const isListed = reading.shippingOptions !== false
  return {
    lines: part.lines.map(({ lineId }) => lineId),
    selectedOptionCode: part.shippingOptionId,
    shippingOptions: isListed ? [...offers.plain, ...offers.sameDay] : [],
    thirdPartyItems: part.lines.some(isThirdParty) ? 'Y' : 'N',
    ...sameDayPart(draft, part, offers.sameDay),
    ...addressPart(part),
    ...storePart(part, isListed ? offers.stores : [], reading.iconicFlags ?? {}),
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
export const shipmentInfoOf = (draft: WorldDraft, cart: CartState, reading: Reading): ShipmentInfo => {
  const { isSingle, lineLevel, combo } = shipmentGroupsOf(draft, cart, reading.disableSplitShipment ?? false)
  const shipmentFor = (lineIds: readonly string[]) => shipmentOf(draft, parcelOf(cart, lineIds), reading)
  const common = shipmentOf(draft, cart, reading)
  return {
    ...commonPart(cart, common),
    isSingleShipment: isSingle,
    commonShipment: common,
    lineLevelShipment: lineLevel.map(shipmentFor),
    shipTogetherPref: cart.shipTogetherPref ?? true,
    ...(combo && { comboSplitShipment: { AAL: shipmentFor(combo.AAL), EUP: shipmentFor(combo.EUP) } }),
  }
}
