import { worldLimits } from '@soe/contracts'
import { RefusalFault } from '@soe/world'
import type { CarrierCommand } from './carrier-command'

/** Null removes a flag; what isn't named stays. */
export const setFeatureFlags: CarrierCommand<'setFeatureFlags'> = (draft, { featureFlags }) => {
  const changed = Object.entries({ ...draft.header.featureFlags, ...featureFlags })
  const kept = changed.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  if (kept.length > worldLimits.featureFlags) {
    throw new RefusalFault('TOO_MANY_FLAGS', `A world has at most ${worldLimits.featureFlags} feature flags.`)
  }
  draft.configure({ featureFlags: Object.fromEntries(kept) })
  return Object.keys(featureFlags).length
}
