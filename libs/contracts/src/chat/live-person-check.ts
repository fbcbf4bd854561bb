import { z } from 'zod'
import { post } from '../operation'
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

export const livePersonCheck = post({
  summary: 'Whether and how to offer a chat on this page',
  body: LivePersonCheckBodySchema,
  answer: LivePersonCheckAnswerSchema,
  success: "service.serviceHeader.statusCode '0'",
  headers: ['channelId', 'guiE2eRequestId'],
  example: {
    callReason: 'Intent',
    category: 'STPRecommendations',
    pageContext: 'expresscheckout',
    customerPriority: 'High',
    timeout: 5000,
  },
})
