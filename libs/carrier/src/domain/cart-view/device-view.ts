import { findProduct } from '@soe/catalogue'
import type { CartDevice, Language } from '@soe/contracts'
import type { CartLineState, WorldDraft } from '@soe/world'
import { stockedDevice } from '../stock/stock'
import { isBrought } from '../lines/line-kind'

type StockedDevice = NonNullable<ReturnType<typeof stockedDevice>>

const identityOf = ({ model, sku }: StockedDevice, line: CartLineState) => ({
  itemCode: sku.skuId,
  productId: model.productId,
  sorId: sku.sorId,
  skuId: sku.skuId,
  description: model.name,
  cartItemType: isBrought(line) ? ('BYOD' as const) : ('DEVICE' as const),
  byodESimPhone: isBrought(line) && line.sim?.simType === 'ESIM',
  brandName: model.brand,
})

/** The shopper's own device is neither new nor sold before. */
const appearanceOf = ({ model, sku }: StockedDevice, line: CartLineState) => ({
  color: sku.color.displayName,
  ...(line.device?.isStorageKnown === false
    ? { isStorageKnown: false as const }
    : sku.capacity && { capacity: sku.capacity }),
  ...(sku.skuFilters.size && { size: sku.skuFilters.size }),
  ...(sku.skuFilters.band && { band: sku.skuFilters.band }),
  ...(!isBrought(line) && sku.deviceConditionDisplayName && { condition: sku.deviceConditionDisplayName }),
  imageUrl: sku.imageUrlMap.mediumImage,
  productURL: findProduct(model.productId)?.productURL ?? '/',
})

const priceOf = ({ model, sku, retailCents }: StockedDevice, line: CartLineState, term: number) => {
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === term)
  return {
    term,
    apr: model.apr,
    monthlyPrice: instalment?.discountedPrice ?? 0,
    retailPrice: isBrought(line) ? 0 : retailCents / 100,
  }
}

/** The shopper's own device needs no stock. */
const availabilityOf = (
  { stock }: StockedDevice,
  line: CartLineState,
): Pick<CartDevice, 'availability' | 'availableOn'> =>
  isBrought(line)
    ? { availability: 'in-stock' }
    : { availability: stock.status, ...(stock.availableOn && { availableOn: stock.availableOn }) }

export const viewDevice = (draft: WorldDraft, line: CartLineState, language: Language): CartDevice | undefined => {
  const found = line.device && stockedDevice(draft, line.device.skuId, language)
  if (!line.device || !found) return undefined
  return {
    ...identityOf(found, line),
    ...appearanceOf(found, line),
    ...priceOf(found, line, line.device.term),
    ...availabilityOf(found, line),
  }
}
