import type { BodyInputOf, Product, Sku } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'

type AccessoryItem = NonNullable<BodyInputOf<typeof addAccessories>['data']['lines'][number]['addAccessories']>[number]

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** An accessory as the page shows it (the specification, commerce 7). */
export const accessoryItem = (
  { productDisplayName, isGiftCard, productType }: Product,
  { skuId, sorId, imageUrlMap, color, price }: Sku,
  qty: number,
): AccessoryItem => {
  const { originalPrice, discountedPrice } = price.fullRetailPrice
  return {
    id: skuId,
    skuId,
    accessorySkuID: sorId,
    qty,
    isSoftSku: isGiftCard,
    accessoryBundle: productType === 'bundle',
    displayName: productDisplayName,
    imgUrl: imageUrlMap.defaultImage,
    color: color.displayName,
    price: dollars(discountedPrice),
    giftCard: isGiftCard,
    discountAmount: dollars(originalPrice - discountedPrice),
  }
}
