import { getFeatureFlags } from '@soe/contracts/routes'
import type { QueryCache } from '@tanstack/react-query'
import type { IdentityStore } from '../identity/identity'
import { readOn, type FlagsAnswer } from './flags'

/** Some flags decide who is shopping: the identity learns of them when they are read. */
export const applyFlagsTo = (identity: IdentityStore, cache: QueryCache) =>
  cache.subscribe(({ query: { queryKey, state } }) => {
    if (queryKey[0] !== getFeatureFlags.key || state.data === undefined) return
    identity.applyFlags(readOn(state.data as FlagsAnswer))
  })
