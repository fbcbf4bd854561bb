import type { AnswerOf, CartLine } from '@soe/contracts'
import type { getPlans } from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { useIdentity, useShop } from '@soe/shop-platform'
import { useQueries } from '@tanstack/react-query'
import { plansQuery } from '../plans-query'

export type LinePlans = AnswerOf<typeof getPlans>

/** The plans of each line, in the order of the lines; undefined where they are not read. */
export const useLinePlans = (lines: readonly CartLine[]) => {
  const shop = useShop()
  const isPrepaid = isPrepay(useIdentity().audience)
  const reads = useQueries({
    queries: lines.map(({ lineId }) => ({ ...plansQuery(shop, lineId, isPrepaid), meta: { showsError: true } })),
  })
  const failed = reads.filter(({ error, data }) => error && !data)
  return {
    answers: reads.map(({ data }) => data),
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
