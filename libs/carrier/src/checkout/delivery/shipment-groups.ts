import type { CartLineState, CartState, WorldDraft } from '@soe/world'
import { isBrought } from '../../cart/lines/line-kind'
import { stockedAccessory, stockedDevice } from '../../catalogue/stock/stock'
import { splitLineOf } from './parcels'
import { groupShipments, type GroupedShipmentLine, type ShipmentGroups } from './group-shipments'

export const isUpgrade = ({ activity }: CartLineState): boolean => activity.startsWith('EUP')

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

/** How the lines of the cart can be split into shipments. */
export const shipmentGroupsOf = (
  draft: WorldDraft,
  { lines, shipTogetherPref = true }: CartState,
  isSplitDisabled: boolean,
): ShipmentGroups =>
  groupShipments(
    lines.map((line) => groupedLine(draft, line)),
    { isSplitDisabled, isShipTogetherPreferred: shipTogetherPref },
  )
