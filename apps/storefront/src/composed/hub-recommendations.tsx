import { RecommendedForYou } from '@soe/shop-recommendations'
import { HeartButton } from '@soe/shop-wishlist/heart-button'

export const HubRecommendations = () => (
  <RecommendedForYou
    pageContext="ExpressHubPage"
    renderHeart={(product, sku) => <HeartButton product={product} sku={sku} context="cart" />}
  />
)
