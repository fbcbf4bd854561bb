import type { AnswerOf } from '@soe/contracts'
import type { getFeatureFlags } from '@soe/contracts/routes'
import type { Shop } from '../create-shop'
import { flagsQuery } from './use-flags'

export type FlagValues = AnswerOf<typeof getFeatureFlags>['featureFlags']

/** Milliseconds after which the flags no longer hold up what asks for them: what a shopper waits for, and what can't be taken back. */
export const flagsPatience = { view: 1000, change: 10_000 } as const

const none: FlagValues = {}

/** Every flag with its value, read once; none if they can't be read within `patience` milliseconds. Never rejects. */
export const loadFlags = async (shop: Shop, patience: number = flagsPatience.view): Promise<FlagValues> => {
  const query = flagsQuery(shop)
  const known = shop.queryClient.getQueryData(query.queryKey)
  if (known) return known.featureFlags
  // A document that is written on the server waits for none.
  if (shop.environment.noteMeta) return none
  const read = shop.queryClient.ensureQueryData({ ...query, staleTime: Infinity, meta: { silent: true } }).then(
    ({ featureFlags }) => featureFlags,
    () => none,
  )
  return Promise.race([read, shop.environment.wait(patience).then(() => none)])
}
