import { inAnswersOf } from '../promise/invariant'
import { unique } from '../promise/values'

export const supportInvariants = [
  inAnswersOf('support.listStores', [
    {
      id: 'store-twice',
      at: 'stores',
      says: 'each store is there once',
      pairs: ({ stores }) => [unique(stores.map(({ locationCode }) => locationCode))],
      right: { part: { stores: [{ locationCode: '1' }] } },
      wrong: { part: { stores: [{ locationCode: '1' }, { locationCode: '1' }] } },
    },
  ]),
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
