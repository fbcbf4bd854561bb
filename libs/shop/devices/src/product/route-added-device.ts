import type { ProcessStepAnswer } from '@soe/contracts'
import { isPrepay, type Audience } from '@soe/rules'
import type { DeviceChoice } from '@soe/shop-basket'
import { routeDeviceAdd } from '@soe/shop-journey'
import { type Destination } from '@soe/shop-platform'

/** Where the answer sends the shopper. */
export const routeAddedDevice = (
  { serviceBody }: ProcessStepAnswer,
  { product, sku, term, intent }: Pick<DeviceChoice, 'product' | 'sku' | 'term' | 'intent'>,
  audience: Audience,
): Destination => {
  const { contextInfo, customerInfo, cartInfo } = serviceBody.serviceResponse.context
  const line = cartInfo.nextLine
  const mtn = cartInfo.lines.find(({ lineId }) => lineId === line)?.mtn
  return routeDeviceAdd({
    ...contextInfo,
    hasExistingCase: customerInfo.existingCase,
    isPrepay: isPrepay(audience),
    intent,
    product: { name: product.productDisplayName, sorId: sku.sorId, term },
    ...(line && { line }),
    ...(mtn && { mtn }),
  })
}
