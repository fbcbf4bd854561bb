import { getPlans } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** The plans that a line's device may take. */
export const plansQuery = (shop: Shop, lineId: string, isPrepay: boolean) =>
  readQuery(shop, getPlans, {
    body: { processingMTN: lineId, referenceDataRequired: false, isRecommendedFlow: !isPrepay },
  })
