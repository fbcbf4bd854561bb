import { z } from 'zod'
import { ProductSchema } from '../catalogue/catalogue.schema'
import { post } from '../operation'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { ChatPropositionSchema, PropositionSchema } from '../shared/proposition.schema'
import { CountSchema, IdSchema, YesNoSchema } from '../shared/fields.schema'

export const RecommendedProductSchema = z.strictObject({ product: ProductSchema, proposition: PropositionSchema })
export type RecommendedProduct = z.infer<typeof RecommendedProductSchema>

const Place = {
  pageContext: z.string().max(60).optional(),
  pageId: z.string().max(60).optional(),
  url: z.string().max(500).optional(),
}

const Visitor = {
  category: z.string().max(40).optional(),
  flow: z.string().max(40).optional(),
  features: z
    .array(
      z.looseObject({
        featureName: z.string().max(60),
        featureValue: z.string().max(200),
      }),
    )
    .max(20)
    .optional(),
  visitorId: z.string().max(80).optional(),
}

/** 81 accepted; 82 displayed or not accepted. */
export const DispositionSchema = z.union([z.literal(81), z.literal(82)])
export type Disposition = z.infer<typeof DispositionSchema>

const ResponseSchema = z.looseObject({
  propositionId: z.string().max(80),
  dispositionOptionId: DispositionSchema,
  rank: z.number().int().min(0).max(1000).optional(),
  tacticLocation: z.string().max(60).optional(),
  ctaReference: z.string().max(80).nullable().optional(),
  externalId: z.string().max(80).optional(),
  soiEngagementId: z.string().max(80).optional(),
  timestamp: z.string().max(40).optional(),
  dynamicAttrList: z
    .array(z.looseObject({ name: z.string().max(80), value: z.string().max(200) }))
    .max(40)
    .optional(),
})

/** One call with several bodies, distinguished by `source`. */
export const PdmBodySchema = z.discriminatedUnion('source', [
  z.looseObject({ source: z.literal('proactiveChat'), ...Place, ...Visitor }),
  z.looseObject({ source: z.literal('autoSuggestion'), page: z.literal('gridwall'), ...Place, ...Visitor }),
  z.looseObject({ source: z.literal('device'), ...Place, ...Visitor }),
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
    recommendationSource: z.string().max(40).optional(),
    nbxSessionId: z.string().max(80),
    propositionCount: z.number().int().min(1).max(20),
    newCustomer: z.union([z.boolean(), z.string().max(10)]).optional(),
    modelSource: z.string().max(40).optional(),
    customerResponse: z.looseObject({ responseList: z.array(ResponseSchema).max(50) }),
  }),
])

const DeviceAnswerSchema = z.strictObject({
  statusCode: z.number().int(),
  deviceRecommendation: z.strictObject({
    recommendedDeviceInformation: z.strictObject({
      accountLevelRecommendations: z.strictObject({
        productList: z.array(z.strictObject({ deviceProducts: z.array(RecommendedProductSchema) })),
        nbxSessionId: IdSchema,
        throttle: YesNoSchema,
        userCondition: z.enum(['customer', 'prospect']),
      }),
    }),
  }),
  featureFlags: FeatureFlagsSchema,
})

const AccessoryAnswerSchema = z.strictObject({
  statusCode: z.number().int(),
  accessoryRecommendations: z.strictObject({
    recommendedAccessoriesInformation: z.strictObject({
      deviceBasedAccessoryRecommendations: z.strictObject({
        productList: z.array(RecommendedProductSchema),
        nbxSessionId: IdSchema,
        modelSource: IdSchema,
        expMetaData: z.record(IdSchema, IdSchema),
      }),
    }),
  }),
  featureFlags: FeatureFlagsSchema,
  omni_tag: IdSchema,
})

const ChatAnswerSchema = z.strictObject({
  statusCode: z.number().int(),
  recommendation: z.strictObject({
    proactiveChatIndicator: z.enum(['Y', 'N']),
    proactiveChatCustomMSG: z.string().optional(),
    nbxSessionId: IdSchema,
    proposition: ChatPropositionSchema.optional(),
  }),
})

export const PdmAnswerSchema = z.union([
  DeviceAnswerSchema,
  AccessoryAnswerSchema,
  ChatAnswerSchema,
  z.strictObject({ statusCode: z.number().int(), accepted: CountSchema }),
])

export const pdm = post({
  summary: 'Recommend devices, accessories or a chat, or record feedback on a recommendation',
  body: PdmBodySchema,
  answer: PdmAnswerSchema,
  errors: [],
  success: 'statusCode 0 and a list that is not empty',
  example: { source: 'accessory', pageContext: 'InterstitialPage', propositionCount: 6 },
})

export const descriptions = {
  deviceRecommendation: 'Wrapper of the devices',
  recommendedDeviceInformation: 'Wrapper of the devices',
  accountLevelRecommendations: 'Devices that suit the shopper',
  productList: 'A single entry with the devices',
  'deviceBasedAccessoryRecommendations.productList': 'What is recommended',
  deviceProducts: 'The devices that are recommended',
  nbxSessionId: 'Id of the recommendation; feedback repeats it',
  'PdmBody.nbxSessionId': 'The recommendation that the feedback is for',
  throttle: 'Y where the visitor gets no recommendations',
  userCondition: 'customer or prospect',
  accessoryRecommendations: 'Wrapper of the accessories',
  recommendedAccessoriesInformation: 'Wrapper of the accessories',
  deviceBasedAccessoryRecommendations: 'Accessories that suit the device, or the shopper without one',
  modelSource: 'The model that recommended; feedback repeats it',
  'PdmBody.modelSource': 'The model named in the recommendation',
  expMetaData: 'Experiment of the model, by name',
  recommendation: 'The chat that is offered',
  source: 'What is requested: chat, suggestions, devices or accessories, or feedback on one of them',
  pageContext: 'InterstitialPage, ExpressHub, emptyCart, Wishlist, gridwall or checkout',
  url: 'Address of the page',
  category: 'The department that the page is in',
  features: 'Known facts about the visitor',
  featureName: 'browser_type, operating_system or zip_code',
  featureValue: 'Its value',
  visitorId: "The visitor's id in analytics",
  page: 'Always gridwall',
  propositionCount: 'Number requested; in feedback, number shown',
  sorId: 'The device that the accessories must fit',
  isSorIdInRedis: 'Whether the page has already stored the device with the carrier',
  depletionType: 'L from a store, F from the warehouse',
  recommendationSource: 'The source of the recommendation, as named in analytics',
  newCustomer: 'Whether the shopper is a prospect',
  customerResponse: "The shopper's response",
  timestamp: 'Time of the answer; accessories only',
  dynamicAttrList: 'The attributes of what was proposed',
  'dynamicAttrList.name': 'Name of the attribute',
  'dynamicAttrList.value': 'Its value',
  product: 'The product',
}
