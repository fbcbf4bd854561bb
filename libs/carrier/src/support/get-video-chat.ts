import type { CarrierOperation } from '../operation/carrier-operation'
import { supportOf } from '../domain/support/support-settings'

/** Whether agents for video chat are there, and how many are free; the hour is the shopper's own. */
export const getVideoChat: CarrierOperation<'support.getVideoChat'> = ({ draft }) => {
  const { videoAgents } = supportOf(draft)
  return {
    isVideoChatAvailable: videoAgents > 0,
    mediaoutput: { agentstatistics: [{ available: videoAgents }] },
  }
}
