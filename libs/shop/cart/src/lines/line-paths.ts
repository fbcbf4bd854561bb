import type { CartLine } from '@soe/contracts'
import { isPrepay, type Audience } from '@soe/rules'
import { buildDestinationPath, buildPagePath, destination, routePendingStep, type PageName } from '@soe/shop-journey'

/** The page that finishes a step of a line. */
export const stepPath = (step: string, lineId: string, audience: Audience): string =>
  buildDestinationPath(routePendingStep(step, { audience, line: lineId, mtn: lineId }), audience)

/** The page for one choice about a line. */
export const linePagePath = (page: PageName, line: string, audience: Audience): string =>
  buildPagePath(page, { audience, query: { line } })

const prepaidPath = (path: string) => path.replace(/^\/(smartphones|watches|tablets)\//, '/$1/prepaid/')

/** Back to where the line's device was chosen: its product page with what was chosen, or the questions about an own one. */
export const editDevicePath = ({ lineId, deviceItem }: CartLine, audience: Audience): string => {
  if (!deviceItem) return '/smartphones/'
  if (deviceItem.cartItemType === 'BYOD')
    return buildDestinationPath(destination('byod/selectMakeAndModel', { mtnFlow: 'P', line: lineId }), audience)
  const path = isPrepay(audience) ? prepaidPath(deviceItem.productURL) : deviceItem.productURL
  const query = new URLSearchParams({ sku: deviceItem.skuId, term: String(deviceItem.term), line: lineId })
  return `${path}?${query.toString()}`
}
