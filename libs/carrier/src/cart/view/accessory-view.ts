import type { CartAccessory } from '@soe/contracts'
import { findAccessorySku, findProduct } from '@soe/catalogue'
import type { AccessoryState } from '@soe/world'

/** The accessory with its part of the bundle discount. */
export const viewAccessory = ({ skuId, qty }: AccessoryState, savedCents: number): CartAccessory | undefined => {
  const found = findAccessorySku(skuId)
  const product = found && findProduct(found.model.productId)
  if (!found || !product) return undefined
  const { model, sku } = found
  return {
    itemCode: skuId,
    productId: model.productId,
    sorId: sku.sorId,
    description: model.name,
    color: sku.color.displayName,
    imageUrl: sku.imageUrlMap.defaultImage,
    productURL: product.productURL,
    qty,
    originalPrice: found.retailCents / 100,
    discountedPrice: found.discountedCents / 100,
    lineTotal: (found.discountedCents * qty - savedCents) / 100,
    bundleEligible: product.bundleEligible ?? false,
    giftCard: model.giftCard ?? false,
    restrictedShipping: model.regulatedBattery ?? false,
    ...(savedCents > 0 && {
      promoHubOfferList: [{ offerId: 'BUNDLE_DISCOUNT', discountAmount: savedCents / 100 }],
    }),
  }
}
