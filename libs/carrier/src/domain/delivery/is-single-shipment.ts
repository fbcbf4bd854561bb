export interface ShipmentLine {
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
export const isSecondNumberCombo = (lines: readonly ShipmentLine[]): boolean =>
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
