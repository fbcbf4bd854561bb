import type { CartView } from '@soe/contracts'

/** Whether something on these lines may not travel by air. */
export const hasRestricted = ({ lineDetails }: CartView, lineIds: readonly string[]): boolean =>
  lineIds.some((lineId) => lineDetails.lineInfo[lineId]?.accessories.some((item) => item.restrictedShipping))
