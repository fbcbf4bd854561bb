import { z } from 'zod'
import { post } from '../operation'

export const VideoAssistCheckBodySchema = z.looseObject({ channelId: z.string().max(40).optional() })

export const VideoAssistCheckAnswerSchema = z.strictObject({
  enableVideoAssist: z.boolean(),
  locationCode: z.string().describe('The store whose specialists take the call'),
})

export const videoAssistCheck = post({
  summary: 'Whether a store specialist can help by video, and of which store',
  body: VideoAssistCheckBodySchema,
  answer: VideoAssistCheckAnswerSchema,
  success: 'enableVideoAssist present',
  headers: ['channelId'],
  example: { channelId: 'VZW-DOTCOM' },
})
