import { z } from 'zod'
import { post } from '../operation'
import { ChatPropositionSchema } from '../shared/proposition.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { IdOrEmptySchema, IdSchema } from '../shared/fields.schema'
import { ThrottleEntrySchema } from '../support/throttle-entry.schema'

export const LivePersonCheckBodySchema = z.looseObject({
  callReason: z.literal('Intent'),
  category: z.literal('STPRecommendations'),
  pageContext: z.string().max(60).optional(),
  customerPriority: z.string().max(20).optional(),
  timeout: z.number().int().min(0).max(60_000).optional(),
})

const ChatSessionSchema = z.strictObject({
  propositionList: z.strictObject({ proposition: z.array(ChatPropositionSchema) }),
  subPageType: z.string().max(60),
  flowName: IdOrEmptySchema,
  customerType: z.enum(['EC', 'NC', 'PC']),
  authentication: z.enum(['Y', 'N']),
  contextInfo: z.strictObject({ sessionId: IdSchema }),
})

/** Status code 0 has propositions; 1 has none, and no chat is offered. */
export const LivePersonCheckAnswerSchema = z.strictObject({
  service: z.strictObject({
    serviceHeader: ServiceHeaderSchema.extend({ statusCode: z.enum(['0', '1']), clientSessionId: IdSchema }),
    serviceBody: z.strictObject({ serviceResponse: ChatSessionSchema }),
  }),
  throttleList: z.array(ThrottleEntrySchema),
})

export const livePersonCheck = post({
  summary: 'Check whether and how to offer a chat on this page',
  body: LivePersonCheckBodySchema,
  answer: LivePersonCheckAnswerSchema,
  example: {
    callReason: 'Intent',
    category: 'STPRecommendations',
    pageContext: 'expresscheckout',
    customerPriority: 'High',
    timeout: 5000,
  },
})

export const descriptions = {
  service: 'Wrapper of the answer',
  clientSessionId: 'Id of the check',
  propositionList: 'Wrapper of the propositions',
  proposition: 'Ways to offer chat',
  subPageType: 'The requested page',
  flowName: "The cart's flow, such as AAL or EUP; empty without a cart",
  customerType: 'Existing, new or prepaid customer',
  authentication: 'Y: the shopper is signed in',
  contextInfo: 'The chat session',
  sessionId: 'Id of the chat; feedback repeats it',
  category: 'Always STPRecommendations',
  pageContext: 'The calling page, such as expresscheckout or gridwall',
  customerPriority: 'High, or anything else for low',
  timeout: 'Milliseconds that the caller waits: 5000',
}
