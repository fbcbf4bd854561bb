import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

const Recommendations = prepared(() => import('./hub-recommendations').then((each) => each.HubRecommendations), 'idle')

/** Devices that go with what the shopper has, once the browser is idle. */
export const HubOffers = () => (
  <Suspense>
    <Recommendations.Component />
  </Suspense>
)
