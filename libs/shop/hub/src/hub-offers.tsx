import { optionalPart } from '@soe/shop-platform'

const Recommended = optionalPart(
  () => import('@soe/shop-recommendations').then((module) => module.RecommendedForYou),
  'idle',
)

export const HubOffers = () => <Recommended pageContext="ExpressHubPage" />
