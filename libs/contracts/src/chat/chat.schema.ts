import { z } from 'zod'
import { ChatPropositionSchema } from '../shared/proposition.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const LivePersonCheckBodySchema = z.looseObject({
  callReason: z.literal('Intent'),
  category: z.literal('STPRecommendations'),
  pageContext: z.string().max(60).optional().describe('The page, such as expresscheckout or gridwall'),
  customerPriority: z.string().max(20).optional().describe('High, or anything else for low'),
  timeout: z.number().int().min(0).max(60_000).optional().describe('Milliseconds that the caller waits: 5000'),
})

const ChatSessionSchema = z.strictObject({
  propositionList: z.strictObject({ proposition: z.array(ChatPropositionSchema) }),
  subPageType: z.string(),
  flowName: z.string().describe("The cart's flow, such as AAL or EUP; empty without a cart"),
  customerType: z.enum(['EC', 'NC', 'PC']).describe('Existing, new or prepaid customer'),
  authentication: z.enum(['Y', 'N']),
  contextInfo: z.strictObject({ sessionId: z.string().describe('Of the chat; feedback repeats it') }),
})

/** Status code 0 has propositions; 1 has none, and no chat is offered. */
export const LivePersonCheckAnswerSchema = z.strictObject({
  service: z.strictObject({
    serviceHeader: ServiceHeaderSchema.extend({ clientSessionId: z.string() }),
    serviceBody: z.strictObject({ serviceResponse: ChatSessionSchema }),
  }),
  throttleList: z.array(z.string()),
})

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
  accepted: z.number().int().describe('Responses taken'),
})
