import type { FlagName } from './flag-name'

/** The feature flags that are on. */
export type Flags = Readonly<Partial<Record<FlagName, boolean>>>

export interface FlagsAnswer {
  featureFlags: Record<string, unknown>
}

export const readOn = ({ featureFlags }: FlagsAnswer): Flags =>
  Object.fromEntries(Object.entries(featureFlags).flatMap(([name, value]) => (value === true ? [[name, true]] : [])))
