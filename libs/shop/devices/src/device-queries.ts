import type { ProductCategory } from '@soe/contracts'
import { readQuery, type Shop } from '@soe/shop-platform'

export const productsQuery = (shop: Shop, category: ProductCategory) =>
  readQuery(shop, 'catalogue.listProducts', { query: { category } })

export const productQuery = (shop: Shop, productId: string) =>
  readQuery(shop, 'catalogue.getProduct', { query: { productId } })
