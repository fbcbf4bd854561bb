import type { IconicFlags, Shipment, ShipmentInfo, ShipmentOption, Store } from '@soe/contracts'
import { groupShipments, type GroupedShipmentLine, type ShipmentGroups } from '@soe/rules'
import { findAccessorySku, findSameDay, findStore, sameDayModels, stores } from '@soe/catalogue'
import { contactOf, pickup, shippingAddressOf, shippingOptionsOf } from './delivery'
import type { WorldDraft, CartLineState, CartState } from '@soe/world'
import { isBrought } from '../../cart/lines/line-kind'
import { sameDayOptionsOf, sameDayRefusalOf, sddWindowsOf } from './same-day'
import { stockedAccessory, stockedDevice } from '../../catalogue/stock/stock'

/** Parts of the shipment that a read switches off. */
export interface ShipmentSwitches {
  readonly disableSplitShipment?: boolean | undefined
  readonly optimizeSDD?: boolean | undefined
  readonly shippingOptions?: boolean | undefined
  readonly iconicFlags?: IconicFlags | undefined
}

const refusalTexts = {
  '10023': 'Same-day delivery is not offered at this address.',
  '10027': 'No same-day delivery window is left for these items.',
} as const

const isUpgrade = ({ activity }: CartLineState) => activity.startsWith('EUP')

const isWaiting = (draft: WorldDraft, { device, accessories, activity }: CartLineState): boolean =>
  [
    device && !isBrought({ activity }) ? stockedDevice(draft, device.skuId)?.stock : undefined,
    ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
  ].some((stock) => stock?.status === 'pre-order' || stock?.status === 'back-order')

const groupedLine = (draft: WorldDraft, line: CartLineState): GroupedShipmentLine => ({
  id: line.lineId,
  isUpgrade: isUpgrade(line),
  isByod: isBrought(line),
  isSecondNumber: line.isSecondNumber ?? false,
  isPreOrderOrBackorder: isWaiting(draft, line),
})

const groupsOf = (
  draft: WorldDraft,
  { lines, shipTogetherPref = true }: CartState,
  isSplitDisabled: boolean,
): ShipmentGroups =>
  groupShipments(
    lines.map((line) => groupedLine(draft, line)),
    { isSplitDisabled, isShipTogetherPreferred: shipTogetherPref },
  )

/** Whether in-store pickup and same-day delivery are switched off for these lines. */
const offersOf = ({ lines }: CartState, { disableISPU, disableSDD, disableEdgeUpISPUSDD }: IconicFlags) => {
  const isEdgeUp = disableEdgeUpISPUSDD === true && lines.some(isUpgrade)
  return { hasPickup: !disableISPU && !isEdgeUp, hasSameDay: !disableSDD && !isEdgeUp }
}

const cheapest = (options: readonly ShipmentOption[]): ShipmentOption[] =>
  options
    .filter(({ active }) => active)
    .sort((left, right) => left.cost - right.cost)
    .slice(0, 1)

const sameDayOf = (draft: WorldDraft, cart: CartState, switches: ShipmentSwitches): ShipmentOption[] => {
  if (!offersOf(cart, switches.iconicFlags ?? {}).hasSameDay) return []
  const options = sameDayOptionsOf(draft, cart)
  return switches.optimizeSDD ? cheapest(options) : options
}

const refusalPart = (draft: WorldDraft, cart: CartState) => {
  const [model] = sameDayModels
  const code = model ? sameDayRefusalOf(draft, cart, model) : null
  return code === null ? {} : { sddOptionNotAvailable: { code, message: refusalTexts[code] } }
}

const sameDayPart = (draft: WorldDraft, cart: CartState, options: readonly ShipmentOption[]) => {
  const active = options.filter((option) => option.active)
  const offered = active.find(({ shippingOptionId }) => shippingOptionId === cart.shippingOptionId) ?? active[0]
  return {
    sddSetupIncluded: findSameDay(cart.shippingOptionId)?.sddType === 'sdd_vmp' ? ('Y' as const) : ('N' as const),
    sddAvailableWindows: options.length > 0 ? sddWindowsOf(draft, cart) : [],
    ...(offered ? { sddOption: offered } : options.length > 0 && refusalPart(draft, cart)),
  }
}

const addressPart = (cart: CartState) => {
  const address = cart.shippingOptionId === pickup ? undefined : shippingAddressOf(cart)
  const contact = cart.shippingOptionId === pickup ? contactOf(cart) : undefined
  if (!contact) return address ? { address } : {}
  const { firstName, lastName, emailId, phoneNumber } = contact
  return { ispuContactInfo: { firstName, lastName, emailId, phoneNumber } }
}

const storePart = (cart: CartState, stocked: readonly Store[], { disableISAAC }: IconicFlags) => {
  const storeInfo = findStore(cart.locationCode)
  const services = [...new Set((storeInfo ? [storeInfo] : stocked).flatMap(({ ispuServices }) => ispuServices))]
  return {
    ...(storeInfo && { storeInfo }),
    storeAvailableServices: disableISAAC ? [] : services,
    ispuStoreList: [...stocked],
  }
}

/** Brand of the carrier's own accessories; all others are third-party items. */
const ownBrand = 'Halyard'

const isThirdParty = (line: CartLineState): boolean =>
  line.accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.brand !== ownBrand)

/** One shipment of the given lines. */
const shipmentOf = (
  draft: WorldDraft,
  cart: CartState,
  switches: ShipmentSwitches,
  lineIds: readonly string[],
): Shipment => {
  const lines = cart.lines.filter(({ lineId }) => lineIds.includes(lineId))
  const part = { ...cart, lines }
  const flags = switches.iconicFlags ?? {}
  const { hasPickup } = offersOf(part, flags)
  const sameDay = sameDayOf(draft, part, switches)
  const plain = shippingOptionsOf(draft, part).filter((option) => hasPickup || option.shippingOptionId !== pickup)
  const isListed = switches.shippingOptions !== false
  return {
    lines: [...lineIds],
    selectedOptionCode: cart.shippingOptionId,
    shippingOptions: isListed ? [...plain, ...sameDay] : [],
    thirdPartyItems: lines.some(isThirdParty) ? 'Y' : 'N',
    ...sameDayPart(draft, part, sameDay),
    ...addressPart(cart),
    ...storePart(cart, isListed && hasPickup ? stores : [], flags),
  }
}

/** Shipments of the order: as one, by line, and with new lines apart from upgrades. */
export const shipmentInfoOf = (draft: WorldDraft, cart: CartState, switches: ShipmentSwitches = {}): ShipmentInfo => {
  const { isSingle, lineLevel, combo } = groupsOf(draft, cart, switches.disableSplitShipment ?? false)
  const shipmentFor = (lineIds: readonly string[]) => shipmentOf(draft, cart, switches, lineIds)
  const common = shipmentFor(cart.lines.map(({ lineId }) => lineId))
  return {
    selectedOptionCode: cart.shippingOptionId,
    shippingOptions: common.shippingOptions
      .filter(({ sddType, shippingOptionId }) => !sddType || shippingOptionId === cart.shippingOptionId)
      .map(({ sddType: _, ...option }) => option),
    ispuStoreList: common.ispuStoreList,
    ...(common.storeInfo && { storeInfo: common.storeInfo }),
    isSingleShipment: isSingle,
    commonShipment: common,
    lineLevelShipment: lineLevel.map((lineId) => shipmentFor([lineId])),
    shipTogetherPref: cart.shipTogetherPref ?? true,
    ...(combo && { comboSplitShipment: { AAL: shipmentFor(combo.AAL), EUP: shipmentFor(combo.EUP) } }),
  }
}
