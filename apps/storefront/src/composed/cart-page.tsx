import { CartPage } from '@soe/shop-cart'
import { optionalPart } from '@soe/shop-platform'

/** Below an empty cart. */
const Recommendations = optionalPart(
  () => import('./cart-recommendations').then((module) => module.CartRecommendations),
  'idle',
)

const PromoHub = optionalPart(() => import('@soe/shop-hub/promo-hub').then((module) => module.PromoHub))

export const Page = () => <CartPage recommendations={<Recommendations />} promoHub={<PromoHub />} />
