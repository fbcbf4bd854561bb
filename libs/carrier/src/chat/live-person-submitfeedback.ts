import { keepChatFeedback } from '../recommendations/feedback/feedback'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const livePersonSubmitfeedback: Endpoint<'chat.livePersonSubmitfeedback'> = ({ draft, body, ...caller }) => ({
  ...success,
  accepted: keepChatFeedback(draft, caller, body),
})
