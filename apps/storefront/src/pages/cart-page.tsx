import { CartPage } from '@soe/shop-cart'
import { lazy, Suspense } from 'react'
import { whenIdle } from '../when-idle'

/** Below an empty cart, and fetched once the browser is idle. */
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
