interface ProtectedLine {
  lineActivityType: string
  visFeatures?: { protection?: { indicator: string; declined: boolean } | undefined } | undefined
}

/** A: added; Z: unchanged. */
const active: readonly string[] = ['A', 'Z']

/** The specification, commerce 4.5: protection is read again only for upgrades that have it and did not decline it. */
export const refetchesProtection = ({ lineActivityType, visFeatures }: ProtectedLine): boolean => {
  const protection = visFeatures?.protection
  const isUpgrade = lineActivityType === 'EUP' || lineActivityType === 'EUPBYOD'
  return isUpgrade && protection !== undefined && active.includes(protection.indicator) && !protection.declined
}
