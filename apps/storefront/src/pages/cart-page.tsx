import { CartPage } from '@soe/shop-cart'
import { lazy, Suspense } from 'react'

const Recommendations = lazy(async () => ({ default: (await import('./cart-recommendations')).CartRecommendations }))

export const Page = () => (
  <CartPage
    recommendations={
      <Suspense>
        <Recommendations />
      </Suspense>
    }
  />
)
