import { get, post } from '../operation'
import * as schema from './support.schema'

export const supportOperations = {
  videoAssistCheck: post({
    summary: 'Whether a store specialist can help by video, and of which store',
    body: schema.VideoAssistCheckBodySchema,
    answer: schema.VideoAssistCheckAnswerSchema,
    success: 'enableVideoAssist present',
    headers: ['channelId'],
    example: { channelId: 'VZW-DOTCOM' },
  }),
  getVideoChat: get({
    summary: 'How many video agents are free right now',
    query: schema.GetVideoChatQuerySchema,
    answer: schema.GetVideoChatAnswerSchema,
    success: 'isVideoChatAvailable and more than 3 available',
    headers: [],
    example: { zip: '0' },
  }),
}
