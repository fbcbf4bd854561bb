import { CartPage } from '@soe/shop-cart'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

/** Below an empty cart. */
const Recommendations = prepared(async () => (await import('./cart-recommendations')).CartRecommendations, 'idle')

export const Page = () => (
  <CartPage
    recommendations={
      <Suspense>
        <Recommendations.Component />
      </Suspense>
    }
  />
)
