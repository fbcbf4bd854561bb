import { post } from '../operation'
import * as schema from './chat.schema'

export const chatOperations = {
  livePersonCheck: post({
    summary: 'Whether and how to offer a chat on this page',
    body: schema.LivePersonCheckBodySchema,
    answer: schema.LivePersonCheckAnswerSchema,
    success: "service.serviceHeader.statusCode '0'",
    headers: ['channelId', 'guiE2eRequestId'],
    example: {
      callReason: 'Intent',
      category: 'STPRecommendations',
      pageContext: 'expresscheckout',
      customerPriority: 'High',
      timeout: 5000,
    },
  }),
  livePersonSubmitfeedback: post({
    summary: 'How the shopper took the offered chat',
    body: schema.LivePersonFeedbackBodySchema,
    answer: schema.LivePersonFeedbackAnswerSchema,
    success: 'any answer',
    headers: ['channelId', 'guiE2eRequestId'],
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
  }),
}
