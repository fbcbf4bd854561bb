import type { CarrierOperation } from '../operation/carrier-operation'
import { isVideoChatEnabled, videoStaffing } from './video/video-staffing'
import { isVideoChatOpen } from '@soe/rules'

/** Whether video chat is open, and how many agents are free. */
export const getVideoChat: CarrierOperation<'support.getVideoChat'> = ({ draft }) => {
  const { hour, agents } = videoStaffing(draft)
  return {
    isVideoChatAvailable: isVideoChatOpen(hour) && isVideoChatEnabled(draft),
    mediaoutput: { agentstatistics: [{ available: agents }] },
  }
}
