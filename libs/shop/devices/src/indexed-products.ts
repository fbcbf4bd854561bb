import type { Shop } from '@soe/shop-platform'
import { productsQuery } from './device-queries'
import { productPath } from './product-path'

/** The pages of every product that the carrier lists. */
export const indexedProducts = async (shop: Shop): Promise<readonly string[]> => {
  const { products } = await shop.queryClient.fetchQuery(productsQuery(shop, 'all'))
  return products.map((product) => productPath(product))
}
