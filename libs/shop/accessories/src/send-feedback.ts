import type { RecommendedProduct } from '@soe/contracts'
import { callOnce, type Shop } from '@soe/shop-platform'
import { pageContext } from './recommended-query'

/** 82: displayed and not accepted so far; 81: accepted. */
export const disposition = { accepted: 81, displayed: 82 } as const

/** What the carrier counts on the interstitial. */
const propositionCount = 5

/** Tells how the recommendations did; a failure is of no interest to anyone. */
export const sendFeedback = (
  shop: Shop,
  nbxSessionId: string,
  items: readonly RecommendedProduct[],
  dispositionOptionId: 81 | 82,
) => {
  if (items.length === 0) return
  const timestamp = new Date(shop.environment.now()).toISOString()
  const responseList = items.map(({ proposition }) => ({ ...proposition, dispositionOptionId, timestamp }))
  const body = {
    source: 'accessoryFeedback' as const,
    pageContext,
    category: 'Accessories',
    nbxSessionId,
    propositionCount,
    customerResponse: { responseList },
  }
  void callOnce(shop, 'recommendations.pdm', { body }).catch(() => undefined)
}
