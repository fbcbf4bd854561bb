import { z } from 'zod'
import { post } from '../operation'
import { LocationCodeSchema } from '../shared/fields.schema'

export const VideoAssistCheckBodySchema = z.looseObject({ channelId: z.string().max(40).optional() })

export const VideoAssistCheckAnswerSchema = z.strictObject({
  enableVideoAssist: z.boolean(),
  locationCode: LocationCodeSchema,
})

export const videoAssistCheck = post({
  summary: 'Check whether a store specialist can help by video, and from which store',
  body: VideoAssistCheckBodySchema,
  answer: VideoAssistCheckAnswerSchema,
  success: 'enableVideoAssist present',
  example: { channelId: 'VZW-DOTCOM' },
})

export const descriptions = {
  enableVideoAssist: 'Whether a specialist can be called by video',
  locationCode: 'The store of the specialists who answer',
  channelId: "The caller's channel, such as VZW-DOTCOM",
}
