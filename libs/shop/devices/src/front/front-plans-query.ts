import { getPlans } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** The plans that a phone can have. */
export const frontPlansQuery = (shop: Shop) =>
  readQuery(shop, getPlans, {
    body: { planType: 'smartphones', referenceDataRequired: false, isRecommendedFlow: false },
  })
