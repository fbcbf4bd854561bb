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
  return routeDeviceAdd({
    ...contextInfo,
    hasExistingCase: customerInfo.existingCase,
    isPrepay: isPrepay(audience),
    intent,
    product: { name: product.productDisplayName, sorId: sku.sorId, term },
    // Numbers are masked in answers, and two lines may look alike; an id names one.
    ...(line && { line, mtn: line }),
  })
}
