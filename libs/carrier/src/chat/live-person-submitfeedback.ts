import { keepChatFeedback } from '../recommendations/feedback/feedback'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const livePersonSubmitfeedback: CarrierOperation<'chat.livePersonSubmitfeedback'> = ({
  draft,
  body,
  ...caller
}) => ({
  ...success,
  accepted: keepChatFeedback(draft, caller, body),
})
