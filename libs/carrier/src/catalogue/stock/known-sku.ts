import { findAccessorySku, findDeviceSku, type AccessorySku, type DeviceSku } from '@soe/catalogue'
import { ServiceFault } from '@soe/world'

export const knownSku = (skuId: string): DeviceSku | AccessorySku => {
  const found = findDeviceSku(skuId) ?? findAccessorySku(skuId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return found
}
