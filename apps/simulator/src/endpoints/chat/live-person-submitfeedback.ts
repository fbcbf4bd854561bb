import { keepChatFeedback } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const livePersonSubmitfeedback: Endpoint<'chat.livePersonSubmitfeedback'> = ({ draft, body, ...caller }) => ({
  ...success,
  accepted: keepChatFeedback(draft, caller, body),
})
