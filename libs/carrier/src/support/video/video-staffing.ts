import type { WorldDraft } from '@soe/world'
import { supportOf } from '../settings/support-settings'
import { localHour } from './local-hour'
import { isVideoChatOpen } from '@soe/rules'

/** The entry of the throttle list that turns video chat on. */
const videoEntry = 'VideoChatEnabled'

export const isVideoChatEnabled = ({ header }: WorldDraft): boolean => header.throttleList.includes(videoEntry)

/** The world's hour of the day, and the video agents who are free then: none outside opening hours. */
export const videoStaffing = (draft: WorldDraft) => {
  const hour = localHour(draft.now, draft.header.timeZone)
  return { hour, agents: isVideoChatOpen(hour) ? supportOf(draft).videoAgents : 0 }
}
