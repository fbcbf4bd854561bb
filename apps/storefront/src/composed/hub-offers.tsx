import { optionalPart } from '@soe/shop-platform'

/** Devices that go with what the shopper has, once the browser is idle. */
export const HubOffers = optionalPart(
  () => import('./hub-recommendations').then((module) => module.HubRecommendations),
  'idle',
)
