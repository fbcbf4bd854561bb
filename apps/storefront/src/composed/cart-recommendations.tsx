import { ScanAndGoStart } from '@soe/shop-cart/scan-and-go'
import { RecommendedForYou } from '@soe/shop-recommendations'
import { HeartButton } from '@soe/shop-wishlist/heart-button'

export const CartRecommendations = () => (
  <>
    <ScanAndGoStart />
    <RecommendedForYou
      pageContext="emptyCart"
      renderHeart={(product, sku) => <HeartButton product={product} sku={sku} context="empty-cart" />}
    />
  </>
)
