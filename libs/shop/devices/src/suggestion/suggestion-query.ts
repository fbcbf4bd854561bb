import { listProducts } from '@soe/contracts/routes'
import { queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { listCategories } from '../device-queries'
import { closestProduct } from './closest-product'

/** The product whose name is close to the words, or null. */
export const suggestionQuery = (shop: Shop, words: string) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { words }),
    queryFn: async ({ signal }) => closestProduct(await listCategories(shop, 'all', signal), words) ?? null,
  })
