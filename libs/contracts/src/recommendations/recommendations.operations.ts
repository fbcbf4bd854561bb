import { z } from 'zod'
import { post } from '../operation'
import { PdmAnswerSchema, PdmBodySchema, RtCartCountAnswerSchema } from './recommendations.schema'

export const recommendationsOperations = {
  pdm: post({
    summary: 'Recommend devices, accessories or a chat, or take feedback on what was recommended',
    body: PdmBodySchema,
    answer: PdmAnswerSchema,
    errors: [],
    success: 'statusCode 0 and a list that is not empty',
    headers: ['DESTINATION_CLIENT_ID', 'channelId'],
    example: { source: 'accessory', pageContext: 'InterstitialPage', propositionCount: 6 },
  }),
  getRtCartCount: post({
    summary: 'How many items the cart and the wishlist hold right now',
    body: z.looseObject({}).optional(),
    answer: RtCartCountAnswerSchema,
    errors: [],
    success: "statusCode '00'",
    example: {},
  }),
}
