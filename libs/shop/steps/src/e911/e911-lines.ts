import type { CartLine, CartView } from '@soe/contracts'
import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { linesNeedingE911Address, type E911Line } from './lines-needing-e911-address'

const e911Line = ({ lineId, serviceInfo, deviceItem }: CartLine): E911Line => ({
  lineId,
  hasE911Address: serviceInfo.e911Address !== undefined,
  ...(deviceItem && { deviceName: deviceItem.description, productId: deviceItem.productId }),
})

/** The lines that still need an emergency address; prepaid lines need none. */
export const e911LinesOf = (
  { lineDetails: { allLines, lineInfo }, cartValidationErrors }: CartView,
  audience: Audience,
): CartLine[] => {
  if (isPrepay(audience)) return []
  const fieldPath = cartValidationErrors.find(({ errorCode }) => errorCode === '1098')?.fieldPath
  return linesNeedingE911Address({
    isSignedIn: isSignedIn(audience),
    lines: allLines.flatMap((id) => lineInfo[id] ?? []).map(e911Line),
    ...(fieldPath !== undefined && { fieldPath }),
  }).flatMap((lineId) => lineInfo[lineId] ?? [])
}
