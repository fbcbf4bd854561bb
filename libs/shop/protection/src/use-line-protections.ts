import type { AnswerOf, CartLine } from '@soe/contracts'
import type { getProtectionFeatures } from '@soe/contracts/routes'
import { useShop } from '@soe/shop-platform'
import { useQueries } from '@tanstack/react-query'
import { lineProtectionQuery } from './protection-query'

export type Protection = AnswerOf<typeof getProtectionFeatures>['payload']

/** The protection of each line's device, in the order of the lines; undefined where it is not read. */
export const useLineProtections = (lines: readonly CartLine[]) => {
  const shop = useShop()
  const reads = useQueries({
    queries: lines.map((line) => ({ ...lineProtectionQuery(shop, line), meta: { showsError: true } })),
  })
  const failed = reads.filter(({ error, data }) => error && !data)
  return {
    protections: reads.map(({ data }) => data?.payload),
    isLoading: (index: number) => reads[index]?.isLoading === true,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
