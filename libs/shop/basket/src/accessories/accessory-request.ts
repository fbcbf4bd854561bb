import type { BodyInputOf, Product, Sku } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'
import { accessoryFlowName, clampQuantity, defaultLine, placeholderNumber } from '@soe/rules'
import { clientAppName } from '../client-app-name'

export interface AccessoryChoice {
  /** Where it is added from. */
  source: 'product-page' | 'wishlist'
  product: Product
  sku: Sku
  quantity: number
}

const itemOf = ({ source, product, sku, quantity }: AccessoryChoice) => {
  const item = { id: sku.skuId, qty: clampQuantity(quantity) }
  if (source === 'product-page') return item
  return {
    ...item,
    skuId: sku.skuId,
    accessorySkuID: sku.sorId,
    displayName: product.productDisplayName,
    imgUrl: sku.imageUrlMap.defaultImage,
    color: sku.color.displayName,
    giftCard: product.isGiftCard,
  }
}

/** The body of `add-accessories` for an accessory that is bought without a device. */
export const accessoryRequest = (
  choice: AccessoryChoice,
  { loggedIn }: { loggedIn: boolean },
): BodyInputOf<typeof addAccessories> => {
  const mtn = loggedIn ? defaultLine : placeholderNumber
  const source = choice.source === 'wishlist' ? { pageId: 'WISHLIST' } : { processingMTN: mtn }
  return {
    cartInfo: { clientAppName, intendType: accessoryFlowName(loggedIn), ...source },
    data: { lines: [{ mtn, addAccessories: [itemOf(choice)] }], depletionType: 'F' },
  }
}
