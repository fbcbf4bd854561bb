import type { Sku } from '@soe/rules'
import { isEmptyPrice } from '@soe/shop-basket'

export interface PricedAccessory {
  childSkus: readonly Pick<Sku, 'price'>[]
}

const isFree = ({ price }: Pick<Sku, 'price'>): boolean => {
  const { originalPrice, discountedPrice = originalPrice } = price?.fullRetailPrice ?? {}
  return isEmptyPrice(discountedPrice)
}

/** While the flag is on, drops an accessory when any of its SKUs has an empty, zero or unreadable price. */
export const dropZeroDollar = <T extends PricedAccessory>(accessories: readonly T[], isFlagOn: boolean): readonly T[] =>
  isFlagOn ? accessories.filter(({ childSkus }) => !childSkus.some(isFree)) : accessories
