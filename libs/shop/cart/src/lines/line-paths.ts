import type { CartLine } from '@soe/contracts'
import { isPrepay, type Audience } from '@soe/rules'
import { buildDestinationPath, routePendingStep } from '@soe/shop-journey'

/** The page that finishes a step of a line. */
export const stepPath = (step: string, lineId: string, audience: Audience): string =>
  buildDestinationPath(routePendingStep(step, { audience, line: lineId, mtn: lineId }), audience)

const prepaidPath = (path: string) => path.replace(/^\/(smartphones|watches|tablets)\//, '/$1/prepaid/')

/** Back to the product page with what was chosen, for the line that it was chosen for. */
export const editDevicePath = ({ lineId, deviceItem }: CartLine, audience: Audience): string => {
  if (!deviceItem) return '/smartphones/'
  const path = isPrepay(audience) ? prepaidPath(deviceItem.productURL) : deviceItem.productURL
  const query = new URLSearchParams({ sku: deviceItem.skuId, term: String(deviceItem.term), line: lineId })
  return `${path}?${query.toString()}`
}
