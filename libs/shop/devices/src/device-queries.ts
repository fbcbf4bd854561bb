import type { ProductCategory } from '@soe/contracts'
import { getProduct, listProducts } from '@soe/contracts/routes'
import { callOnce, isShopError, queryKeyOf, type Shop, readQuery } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

export const productsQuery = (shop: Shop, category: ProductCategory) =>
  readQuery(shop, listProducts, { query: { category } })

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
