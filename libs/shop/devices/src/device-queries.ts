import type { ProductCategory } from '@soe/contracts'
import { getProduct, listProducts } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

export const productsQuery = (shop: Shop, category: ProductCategory) =>
  readQuery(shop, listProducts, { query: { category } })

export const productQuery = (shop: Shop, productId: string) => readQuery(shop, getProduct, { query: { productId } })
