import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { storeFeedback } from '../recommendations/feedback/store-feedback'

export const livePersonSubmitfeedback: CarrierOperation<'chat.livePersonSubmitfeedback'> = ({
  draft,
  body: { category, sessionId, responseList },
  ...caller
}) => ({
  ...success,
  accepted: storeFeedback(
    draft,
    caller,
    { source: 'chatFeedback', pageContext: '', category, sessionId },
    responseList,
  ),
})
