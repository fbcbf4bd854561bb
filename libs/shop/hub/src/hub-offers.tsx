import { optionalPart } from '@soe/shop-platform'

const Recommended = optionalPart(
  () => import('@soe/shop-recommendations').then((module) => module.RecommendedForYou),
  'idle',
)

/** Devices that go with those of the shopper, once the browser is idle. */
export const HubOffers = () => <Recommended pageContext="ExpressHubPage" />
