import type { CartLine } from '@soe/contracts'
import { isPrepay, type Audience } from '@soe/rules'
import { destination, type PathOf } from '@soe/shop-platform'

const prepaidPath = (path: string) => path.replace(/^\/(smartphones|watches|tablets)\//, '/$1/prepaid/')

export const editDevicePath = ({ lineId, deviceItem }: CartLine, audience: Audience, pathOf: PathOf): string => {
  if (!deviceItem) return pathOf('smartphones/')
  if (deviceItem.cartItemType === 'BYOD')
    return pathOf(destination('byod/selectMakeAndModel', { mtnFlow: 'P', line: lineId }))
  const path = isPrepay(audience) ? prepaidPath(deviceItem.productURL) : deviceItem.productURL
  const query = new URLSearchParams({ sku: deviceItem.skuId, term: String(deviceItem.term), line: lineId })
  return `${path}?${query.toString()}`
}
