import { z } from 'zod'
import { ProductSchema } from '../catalogue/catalogue.schema'

export const PropositionSchema = z.strictObject({
  propositionId: z.string(),
  rank: z.number().int(),
  dispositionOptionId: z.number().int(),
  tacticLocation: z.string(),
  ctaReference: z.string().nullable(),
  externalId: z.string(),
  soiEngagementId: z.string(),
})

export const RecommendedProductSchema = z.strictObject({ product: ProductSchema, proposition: PropositionSchema })
export type RecommendedProduct = z.infer<typeof RecommendedProductSchema>

const Place = {
  pageContext: z.string().max(60).optional(),
  pageId: z.string().max(60).optional(),
  url: z.string().max(500).optional(),
}

export const PdmBodySchema = z.discriminatedUnion('source', [
  z.looseObject({
    source: z.literal('device'),
    ...Place,
    category: z.string().max(40).optional(),
    flow: z.string().max(40).optional(),
    features: z
      .array(z.looseObject({ featureName: z.string().max(60), featureValue: z.string().max(200) }))
      .max(20)
      .optional(),
    visitorId: z.string().max(80).optional(),
  }),
  z.looseObject({
    source: z.literal('accessory'),
    ...Place,
    propositionCount: z.number().int().min(1).max(20),
    sorId: z.string().max(80).optional(),
    isSorIdInRedis: z.boolean().optional(),
    ispuFlow: z.boolean().optional(),
    depletionType: z.enum(['L', 'F']).optional(),
    locationCode: z.string().max(20).optional(),
  }),
  z.looseObject({
    source: z.enum(['deviceFeedback', 'accessoryFeedback']),
    ...Place,
    category: z.string().max(40).optional(),
    nbxSessionId: z.string().max(80),
    propositionCount: z.number().int().min(1).max(20),
    customerResponse: z.looseObject({
      responseList: z
        .array(
          z.looseObject({
            propositionId: z.string().max(80),
            dispositionOptionId: z.union([z.literal(81), z.literal(82)]),
          }),
        )
        .max(50),
    }),
  }),
])

export const PdmAnswerSchema = z.union([
  z.strictObject({
    statusCode: z.number().int(),
    deviceRecommendation: z.strictObject({
      recommendedDeviceInformation: z.strictObject({
        accountLevelRecommendations: z.strictObject({
          productList: z.array(z.strictObject({ deviceProducts: z.array(RecommendedProductSchema) })),
          nbxSessionId: z.string(),
          throttle: z.string(),
          userCondition: z.string(),
        }),
      }),
    }),
    featureFlags: z.record(z.string(), z.boolean()),
  }),
  z.strictObject({
    statusCode: z.number().int(),
    accessoryRecommendations: z.strictObject({
      recommendedAccessoriesInformation: z.strictObject({
        deviceBasedAccessoryRecommendations: z.strictObject({
          productList: z.array(RecommendedProductSchema),
          nbxSessionId: z.string(),
        }),
      }),
    }),
    featureFlags: z.record(z.string(), z.boolean()),
    omni_tag: z.string(),
  }),
  z.strictObject({ statusCode: z.number().int(), accepted: z.number().int() }),
])

export const RtCartCountAnswerSchema = z.strictObject({
  statusCode: z.string(),
  rtCartCount: z.number().int(),
  wishListCount: z.number().int(),
})
