import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { CountSchema } from '../shared/fields.schema'

const text = z.string().max(200)

export const LivePersonFeedbackBodySchema = z.looseObject({
  callReason: z.string().max(40),
  category: z.string().max(60),
  subServiceName: z.literal('CaptureResponse'),
  responseList: z
    .array(
      z.looseObject({
        propositionId: z.string().max(80),
        dispositionOptionId: z.union([z.literal(81), z.literal(82)]),
        dynamicStrList: z.array(text).max(50).nullable().optional(),
        ctaList: z.null().optional(),
        subStrategyId: text.optional(),
        dynamicAttrList: z.array(z.unknown()).max(50).nullable().optional(),
        rank: z.number().int().min(0).max(1000).optional(),
        externalId: text.optional(),
        soiEngagementId: text.optional(),
        ctaReference: z.null().optional(),
        tacticLocation: text.optional(),
        templateId: text.optional(),
      }),
    )
    .max(20),
  sessionId: z.string().max(80),
})

export const LivePersonFeedbackAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  accepted: CountSchema,
})

export const livePersonSubmitfeedback = post({
  summary: 'Report how the shopper responded to an offered chat',
  body: LivePersonFeedbackBodySchema,
  answer: LivePersonFeedbackAnswerSchema,
  example: {
    callReason: 'Intent',
    category: 'STPRecommendations',
    subServiceName: 'CaptureResponse',
    sessionId: 'LP-1',
    responseList: [
      {
        propositionId: 'PLP_05',
        dispositionOptionId: 81,
        rank: 1,
        ctaList: null,
        ctaReference: null,
        tacticLocation: 'expresscheckout',
      },
    ],
  },
})

export const descriptions = {
  category: 'The category of the check',
  subServiceName: 'Always CaptureResponse',
  ctaList: 'Always null',
  sessionId: 'The chat session that the check returned',
}
