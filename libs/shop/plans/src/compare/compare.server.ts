import { isPrepay } from '@soe/rules'
import type { LoadDocument } from '@soe/shop-platform'
import { kindPlansQuery, planReferenceQuery } from './compare-query'
import { readPlanKind } from './plan-kind'

/** Reads what the comparison shows first. */
export const loadCompare: LoadDocument = async (shop) => {
  const search = new URLSearchParams(shop.environment.location.search)
  const kind = readPlanKind(search, isPrepay(shop.identity.get().audience))
  await Promise.all([
    shop.queryClient.fetchQuery(kindPlansQuery(shop, kind)),
    shop.queryClient.fetchQuery(planReferenceQuery(shop)),
  ])
  return { status: 200 }
}
