import { z } from 'zod'
import { get } from '../operation'
import { routes } from '../routes'

export const FeatureFlagsSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))

export const contentContract = {
  getFeatureFlags: get(routes.content.getFeatureFlags, {
    summary: 'The feature flags of this world',
    query: z.looseObject({}),
    answer: z.strictObject({ featureFlags: FeatureFlagsSchema }),
    success: 'HTTP 200',
    errors: [],
    chosen: true,
    example: {},
  }),
}
