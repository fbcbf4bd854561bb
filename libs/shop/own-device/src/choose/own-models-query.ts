import type { ProductCategory } from '@soe/contracts'
import { listProducts } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

const categories: readonly ProductCategory[] = ['smartphones', 'tablets', 'watches']

/** The models that the carrier knows, and so can connect. */
export const ownModelsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { categories }),
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        categories.map((category) => callOnce(shop, listProducts, { query: { category } }, signal)),
      )
      return answers.flatMap(({ products }) => products)
    },
  })
