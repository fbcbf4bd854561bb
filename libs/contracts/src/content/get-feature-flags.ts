import { z } from 'zod'
import { get } from '../operation'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'

export const FeatureFlagsAnswerSchema = z.strictObject({ featureFlags: FeatureFlagsSchema })

export const getFeatureFlags = get({
  owner: 'session',
  summary: 'Return the feature flags of this world',
  query: z.looseObject({}),
  answer: FeatureFlagsAnswerSchema,
  success: 'HTTP 200',
  example: {},
})
