import { z } from 'zod'

export const VideoAssistCheckBodySchema = z.looseObject({ channelId: z.string().max(40).optional() })

export const VideoAssistCheckAnswerSchema = z.strictObject({
  enableVideoAssist: z.boolean(),
  locationCode: z.string().describe('The store whose specialists take the call'),
})

export const GetVideoChatQuerySchema = z.looseObject({
  zip: z
    .string()
    .regex(/^(0|\d{5})$/, '0, or five digits')
    .optional(),
})

/** Video chat is offered while more than three agents are free. */
export const GetVideoChatAnswerSchema = z.strictObject({
  isVideoChatAvailable: z.boolean(),
  mediaoutput: z.strictObject({ agentstatistics: z.array(z.strictObject({ available: z.number().int().min(0) })) }),
})
