import type { RecommendedProduct } from '@soe/contracts'
import { pdm } from '@soe/contracts/routes'
import type { dispositions } from '@soe/rules'
import { callOnce, type Shop } from '@soe/shop-platform'
import { pageContext } from './recommended-query'

/** The carrier's fixed count for the interstitial. */
const propositionCount = 5

/** Reports how the recommendations did; a failure is ignored. */
export const sendFeedback = (
  shop: Shop,
  nbxSessionId: string,
  items: readonly RecommendedProduct[],
  dispositionOptionId: (typeof dispositions)[keyof typeof dispositions],
) => {
  if (items.length === 0) return
  const timestamp = new Date(shop.environment.now()).toISOString()
  const responseList = items.map(({ proposition }) => ({ ...proposition, dispositionOptionId, timestamp }))
  const body = {
    source: 'accessoryFeedback' as const,
    pageContext,
    category: 'Accessories',
    recommendationSource: 'NBX',
    nbxSessionId,
    propositionCount,
    newCustomer: !shop.identity.get().loggedIn,
    modelSource: 'NBX',
    customerResponse: { responseList },
  }
  void callOnce(shop, pdm, { body }).catch(() => undefined)
}
