import { CartPage } from '@soe/shop-cart'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

/** Below an empty cart. */
const Recommendations = prepared(async () => (await import('./cart-recommendations')).CartRecommendations, 'idle')

const promoHub = prepared(async () => (await import('@soe/shop-hub/promo-hub')).PromoHub)

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
