import { z } from 'zod'
import { get } from '../operation'

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

export const getVideoChat = get({
  summary: 'Return the number of free video agents',
  query: GetVideoChatQuerySchema,
  answer: GetVideoChatAnswerSchema,
  success: 'isVideoChatAvailable and more than 3 available',
  example: { zip: '0' },
})

export const descriptions = {
  isVideoChatAvailable: 'Whether video chat is available at this hour and at that zip code',
  mediaoutput: 'Wrapper of the figures',
  agentstatistics: 'Figures of the agents',
  available: 'Free agents; above 3, video chat is offered',
  zip: 'Zip code of the caller; 0 where unknown',
}
