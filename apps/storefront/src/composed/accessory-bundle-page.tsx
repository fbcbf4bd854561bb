import { AccessoryBundle } from '@soe/shop-accessories/accessory-bundle'
import { HeartButton } from '@soe/shop-wishlist/heart-button'

export const Page = () => (
  <AccessoryBundle renderHeart={(product, sku) => <HeartButton product={product} sku={sku} context="interstitial" />} />
)
