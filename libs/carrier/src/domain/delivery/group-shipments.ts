interface ShipmentLine {
  isSecondNumber?: boolean
  isByod?: boolean
  isPreOrderOrBackorder?: boolean
}

export interface ShipmentFacts {
  lines: readonly ShipmentLine[]
  isComboSplit?: boolean
  isLineLevel?: boolean
  isShipTogetherPreferred?: boolean
}

/** A phone that is brought along with a second number on it. */
const isSecondNumberCombo = (lines: readonly ShipmentLine[]): boolean =>
  lines.length === 2 && lines.some(({ isSecondNumber, isByod }) => isSecondNumber && isByod)

/** The specification, commerce 4.10. */
export function isSingleShipment({
  lines,
  isComboSplit = false,
  isLineLevel = false,
  isShipTogetherPreferred = false,
}: ShipmentFacts): boolean {
  const waits = lines.some((line) => line.isPreOrderOrBackorder)
  const isSingleLineLevel = isLineLevel && (!isShipTogetherPreferred || waits)
  return lines.length === 1 || isSecondNumberCombo(lines) || isComboSplit || isSingleLineLevel
}

export interface GroupedShipmentLine extends ShipmentLine {
  id: string
  isUpgrade: boolean
  /** Nothing but accessories: they travel with the first line that is more. */
  isAccessories?: boolean
}

export interface ShipmentGroups {
  isSingle: boolean
  /** The lines of each parcel; empty where the order is not split. */
  lineLevel: readonly (readonly string[])[]
  /** New lines apart from upgrades, where there are both. */
  combo?: { AAL: readonly string[]; EUP: readonly string[] }
}

interface SplitOptions {
  isSplitDisabled?: boolean
  isShipTogetherPreferred?: boolean
}

type SplitLine = Pick<GroupedShipmentLine, 'id' | 'isAccessories' | 'isByod' | 'isSecondNumber'>

/** The lines of each parcel, accessories with the first; none where there is nothing to split. */
export function splitLines(lines: readonly SplitLine[]): string[][] {
  const [first, ...more] = lines.filter(({ isAccessories }) => !isAccessories)
  if (!first || more.length === 0 || isSecondNumberCombo([first, ...more])) return []
  const accessories = lines.filter(({ isAccessories }) => isAccessories)
  return [[first, ...accessories], ...more.map((line) => [line])].map((parcel) => parcel.map(({ id }) => id))
}

/** How an order's lines can be shipped; a second number on a brought phone has nothing to ship by itself. */
export function groupShipments(lines: readonly GroupedShipmentLine[], options: SplitOptions = {}): ShipmentGroups {
  const { isSplitDisabled = false, isShipTogetherPreferred = true } = options
  const lineLevel = isSplitDisabled ? [] : splitLines(lines)
  if (lineLevel.length === 0) return { isSingle: true, lineLevel }
  const upgrades = new Set(lines.filter((line) => line.isUpgrade).map(({ id }) => id))
  const ofKind = (isUpgrade: boolean) => lineLevel.filter(([id = '']) => upgrades.has(id) === isUpgrade).flat()
  const [AAL, EUP] = [ofKind(false), ofKind(true)]
  const isComboSplit = AAL.length > 0 && EUP.length > 0
  return {
    isSingle: isSingleShipment({ lines, isComboSplit, isLineLevel: !isComboSplit, isShipTogetherPreferred }),
    lineLevel,
    ...(isComboSplit && { combo: { AAL, EUP } }),
  }
}
