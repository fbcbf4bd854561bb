import { isSecondNumberCombo, isSingleShipment, type ShipmentLine } from './is-single-shipment'

export interface GroupedShipmentLine extends ShipmentLine {
  id: string
  isUpgrade: boolean
}

export interface ShipmentGroups {
  isSingle: boolean
  /** One a line; empty where the order is not split. */
  lineLevel: readonly string[]
  /** New lines apart from upgrades, where there are both. */
  combo?: { AAL: readonly string[]; EUP: readonly string[] }
}

interface SplitOptions {
  isSplitDisabled?: boolean
  isShipTogetherPreferred?: boolean
}

const idsOf = (lines: readonly GroupedShipmentLine[], isUpgrade: boolean) =>
  lines.filter((line) => line.isUpgrade === isUpgrade).map(({ id }) => id)

/** How an order's lines can be shipped; a second number on a brought phone has nothing to ship by itself. */
export function groupShipments(lines: readonly GroupedShipmentLine[], options: SplitOptions = {}): ShipmentGroups {
  const { isSplitDisabled = false, isShipTogetherPreferred = true } = options
  const maySplit = !isSplitDisabled && lines.length > 1 && !isSecondNumberCombo(lines)
  if (!maySplit) return { isSingle: true, lineLevel: [] }
  const [AAL, EUP] = [idsOf(lines, false), idsOf(lines, true)]
  const isComboSplit = AAL.length > 0 && EUP.length > 0
  return {
    isSingle: isSingleShipment({ lines, isComboSplit, isLineLevel: !isComboSplit, isShipTogetherPreferred }),
    lineLevel: lines.map(({ id }) => id),
    ...(isComboSplit && { combo: { AAL, EUP } }),
  }
}
