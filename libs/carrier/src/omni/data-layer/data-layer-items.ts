import type { DataLayerItem } from '@soe/contracts'
import { findAccessorySku, findDeviceSku, findProduct } from '@soe/catalogue'
import type { CartLineState } from '@soe/world'

const dollars = (cents: number) => cents / 100

const shared = { shared: 'N', action: 'scAdd' } as const

const deviceItem = ({ lineId, activity, device }: CartLineState): DataLayerItem[] => {
  const found = device && findDeviceSku(device.skuId)
  if (!found) return []
  const { sku, model, retailCents } = found
  const { originalPrice } = sku.price.fullRetailPrice
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === device.term)
  return [
    {
      ...shared,
      name: model.name,
      id: sku.sorId,
      category: model.category,
      discount: Math.round((originalPrice - dollars(retailCents)) * 100) / 100,
      line: lineId,
      group: activity,
      merchCat: 'device',
      offer: model.promo ?? '',
      qty: 1,
      sku: sku.skuId,
      productId: model.productId,
      nonRecurringPrice: instalment ? 0 : dollars(retailCents),
      recurringPrice: instalment?.discountedPrice ?? 0,
      path: findProduct(model.productId)?.productURL ?? '/',
    },
  ]
}

const accessoryItems = ({ lineId, activity, accessories }: CartLineState): DataLayerItem[] =>
  accessories.flatMap(({ skuId, qty }) => {
    const found = findAccessorySku(skuId)
    if (!found) return []
    const { sku, model, retailCents, discountedCents } = found
    return [
      {
        ...shared,
        name: model.name,
        id: sku.sorId,
        category: 'accessories',
        discount: dollars((retailCents - discountedCents) * qty),
        line: lineId,
        group: activity,
        merchCat: model.category,
        offer: '',
        qty,
        sku: skuId,
        productId: model.productId,
        nonRecurringPrice: dollars(discountedCents * qty),
        recurringPrice: 0,
        path: findProduct(model.productId)?.productURL ?? '/',
      },
    ]
  })

/** The items of a line as page analytics lists them: its device, then its accessories. */
export const dataLayerItems = (line: CartLineState): DataLayerItem[] => [...deviceItem(line), ...accessoryItems(line)]
