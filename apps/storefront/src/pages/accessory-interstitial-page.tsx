import { AccessoryInterstitial, type RenderHeart } from '@soe/shop-accessories'
import { prepared } from '@soe/shop-platform'
import { HeartButton } from '@soe/shop-wishlist'
import { Suspense } from 'react'

const renderHeart: RenderHeart = (product, sku) => <HeartButton product={product} sku={sku} context="interstitial" />

/** Below the accessories. */
const HomeServices = prepared(() => import('@soe/shop-cart/home-services').then((each) => each.CartHomeServices))

export const Page = () => (
  <AccessoryInterstitial
    renderHeart={renderHeart}
    homeServices={
      <Suspense>
        <HomeServices.Component />
      </Suspense>
    }
  />
)
