import type { FlagName } from './flag-name'

/** The feature flags that are on or off; what no one has set is in neither state. */
export type Flags = Readonly<Partial<Record<FlagName, boolean>>>

export interface FlagsAnswer {
  featureFlags: Record<string, unknown>
}

export const readFlags = ({ featureFlags }: FlagsAnswer): Flags =>
  Object.fromEntries(
    Object.entries(featureFlags).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
