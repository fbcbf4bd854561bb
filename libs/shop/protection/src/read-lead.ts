import type { CartLine, ProtectionFeature, ProtectionLeadOffer } from '@soe/contracts'
import type { Protection } from './use-line-protections'

export interface Lead {
  offer: ProtectionLeadOffer
  feature: ProtectionFeature
  lineIds: readonly string[]
}

/** The first feature that the carrier leads with, and every line whose device may have it. */
export const readLead = (
  lines: readonly Pick<CartLine, 'lineId'>[],
  protections: readonly (Protection | undefined)[],
): Lead | undefined => {
  const leading = protections.find((protection) => protection?.leadOffer)
  const offer = leading?.leadOffer
  const fits = ({ sorId, ineligibleReason }: ProtectionFeature) =>
    sorId === offer?.sorId && ineligibleReason === undefined
  const feature = leading?.features.find(fits)
  if (!offer || !feature) return undefined
  const lineIds = lines.flatMap(({ lineId }, index) => (protections[index]?.features.some(fits) ? [lineId] : []))
  return { offer, feature, lineIds }
}
