import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { linesNeedingE911Address, type E911Line } from './lines-needing-e911-address'

const e911Line = ({ lineId, serviceInfo, deviceItem }: CartLine): E911Line => ({
  lineId,
  hasE911Address: serviceInfo.e911Address !== undefined,
  ...(deviceItem && { deviceName: deviceItem.description, productId: deviceItem.productId }),
})

/** The first line that still needs an emergency address; prepaid lines have none. */
export const nextE911Line = ({ cart }: CheckoutDetails, audience: Audience): CartLine | undefined => {
  if (isPrepay(audience)) return undefined
  const { allLines, lineInfo } = cart.lineDetails
  const fieldPath = cart.cartValidationErrors.find(({ errorCode }) => errorCode === '1098')?.fieldPath
  const [lineId = ''] = linesNeedingE911Address({
    isSignedIn: isSignedIn(audience),
    lines: allLines.flatMap((id) => lineInfo[id] ?? []).map(e911Line),
    ...(fieldPath !== undefined && { fieldPath }),
  })
  return lineInfo[lineId]
}
