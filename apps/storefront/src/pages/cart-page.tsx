import { CartPage } from '@soe/shop-cart'
import { RecommendedForYou } from '@soe/shop-recommendations'
import { HeartButton } from '@soe/shop-wishlist'

export const Page = () => (
  <CartPage
    recommendations={
      <RecommendedForYou
        pageContext="emptyCart"
        renderHeart={(product, sku) => <HeartButton product={product} sku={sku} context="empty-cart" />}
      />
    }
  />
)
