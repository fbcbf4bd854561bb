import type { Product, Sku } from '@soe/contracts'
import { HeartButton } from '@soe/shop-wishlist/heart-button'

export const renderTileHeart = (product: Product, sku: Sku) => (
  <HeartButton product={product} sku={sku} context="catalogue" />
)

export const renderPageHeart = (product: Product, sku: Sku) => (
  <HeartButton product={product} sku={sku} context="catalogue" variant="outline" />
)
