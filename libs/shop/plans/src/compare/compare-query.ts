import type { Plan } from '@soe/contracts'
import { getPlanReferenceModel, getPlans, getPrepaidPlans } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { planKinds, type PlanKind } from './plan-kind'

export const planReferenceQuery = (shop: Shop) => readQuery(shop, getPlanReferenceModel, { query: {} })

const readPlans = async (shop: Shop, kind: PlanKind, signal: AbortSignal): Promise<readonly Plan[]> => {
  if (kind === 'prepaid') return (await callOnce(shop, getPrepaidPlans, { query: {} }, signal)).prepaidPlans
  const body = { planType: planKinds[kind].planType, referenceDataRequired: false, isRecommendedFlow: false }
  return (await callOnce(shop, getPlans, { body }, signal)).plans
}

/** The plans of a kind, whatever line of business the shopper is in. */
export const kindPlansQuery = (shop: Shop, kind: PlanKind) =>
  queryOptions({
    queryKey: queryKeyOf(shop, kind === 'prepaid' ? getPrepaidPlans : getPlans, { kind }),
    queryFn: ({ signal }) => readPlans(shop, kind, signal),
  })
