import { type CarrierOperation, success } from '../operation/carrier-operation'
import { storeFeedback } from '../domain/feedback/feedback'

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
