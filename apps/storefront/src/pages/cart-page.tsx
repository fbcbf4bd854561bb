import { CartPage } from '@soe/shop-cart'
import { lazy, Suspense } from 'react'
import { whenIdle } from '../document/when-idle'

/** They stand below an empty cart, and come once everything else is there. */
const Recommendations = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(window, resolve))
  return { default: (await import('./cart-recommendations')).CartRecommendations }
})

export const Page = () => (
  <CartPage
    recommendations={
      <Suspense>
        <Recommendations />
      </Suspense>
    }
  />
)
