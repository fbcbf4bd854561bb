import type { Product } from '@soe/contracts'
import { flagsQuery, type Shop } from '@soe/shop-platform'
import { productsQuery, type GridCategory } from './device-queries'

export const readProducts = async (shop: Shop, category: GridCategory): Promise<readonly Product[]> => {
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productsQuery(shop, category)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  return answer.products
}

export const firstPicture = ([first]: readonly Product[]): string | undefined =>
  (first?.childSkus.find(({ skuId }) => skuId === first.defaultSKU) ?? first?.childSkus[0])?.imageUrlMap.defaultImage
