import { CartPage } from '@soe/shop-cart'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

/** Below an empty cart. */
const Recommendations = prepared(
  () => import('./cart-recommendations').then((each) => each.CartRecommendations),
  'idle',
)

const promoHub = prepared(() => import('@soe/shop-hub/promo-hub').then((each) => each.PromoHub))

export const Page = () => (
  <CartPage
    recommendations={
      <Suspense>
        <Recommendations.Component />
      </Suspense>
    }
    promoHub={
      <Suspense>
        <promoHub.Component />
      </Suspense>
    }
  />
)
