import type { ProductCategory } from '@soe/contracts'
import { getProduct, listProducts } from '@soe/contracts/routes'
import { callOnce, isShopError, queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

/** What a grid lists: one category, or all. */
export type GridCategory = ProductCategory | 'all'

const everyCategory: readonly ProductCategory[] = ['smartphones', 'watches', 'tablets', 'accessories']

const categoriesOf = (category: GridCategory) => (category === 'all' ? everyCategory : [category])

export const listCategories = async (shop: Shop, category: GridCategory, signal: AbortSignal) => {
  const answers = await Promise.all(
    categoriesOf(category).map((listed) => callOnce(shop, listProducts, { query: { category: listed } }, signal)),
  )
  return answers.flatMap(({ products }) => products)
}

export const productsQuery = (shop: Shop, category: GridCategory) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { query: { category } }),
    queryFn: async ({ signal }) => ({ products: await listCategories(shop, category, signal) }),
  })

const noProduct = (error: unknown): null => {
  if (isShopError(error) && error.id === 'ITEM_NOT_FOUND') return null
  throw error
}

/** The product, or null where there is none of that name. */
export const productQuery = (shop: Shop, productId: string) => {
  const request = { query: { productId } }
  return queryOptions({
    queryKey: queryKeyOf(shop, getProduct, request),
    queryFn: ({ signal }) => callOnce(shop, getProduct, request, signal).catch(noProduct),
  })
}
