import { CartPage } from '@soe/shop-cart'
import { optionalPart } from '@soe/shop-platform'

/** Below an empty cart. */
const Recommendations = optionalPart(
  () => import('./cart-recommendations').then((each) => each.CartRecommendations),
  'idle',
)

const PromoHub = optionalPart(() => import('@soe/shop-hub/promo-hub').then((each) => each.PromoHub))

export const Page = () => <CartPage recommendations={<Recommendations />} promoHub={<PromoHub />} />
