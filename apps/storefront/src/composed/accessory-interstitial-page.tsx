import { AccessoryInterstitial, type RenderHeart } from '@soe/shop-accessories'
import { optionalPart } from '@soe/shop-platform'
import { HeartButton } from '@soe/shop-wishlist/heart-button'

const renderHeart: RenderHeart = (product, sku) => <HeartButton product={product} sku={sku} context="interstitial" />

/** Below the accessories. */
const HomeServices = optionalPart(() =>
  import('@soe/shop-cart/home-services').then((module) => module.CartHomeServices),
)

export const Page = () => <AccessoryInterstitial renderHeart={renderHeart} homeServices={<HomeServices />} />
