import { optionalPart } from '@soe/shop-platform'

/** Only the browser knows what has been viewed. */
export const RecentlyViewed = optionalPart(
  () => import('./recently-viewed').then((module) => module.RecentlyViewed),
  'idle',
)
