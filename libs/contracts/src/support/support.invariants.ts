import { inAnswersOf } from '../invariant/invariant'

export const supportInvariants = [
  inAnswersOf('support.getVideoChat', [
    {
      id: 'availability-differs',
      at: 'isVideoChatAvailable',
      says: 'video chat is available only while more than three agents are free',
      pairs: ({ isVideoChatAvailable, mediaoutput: { agentstatistics } }) =>
        (agentstatistics[0]?.available ?? 0) > 3 ? [] : [[isVideoChatAvailable, false]],
      right: { part: { isVideoChatAvailable: true, mediaoutput: { agentstatistics: [{ available: 4 }] } } },
      wrong: { part: { isVideoChatAvailable: true, mediaoutput: { agentstatistics: [{ available: 3 }] } } },
    },
  ]),
]
