import { z } from 'zod'

/** Switches and settings of a world, under the carrier's names. */
export const FeatureFlagsSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))
export type FeatureFlags = z.infer<typeof FeatureFlagsSchema>
