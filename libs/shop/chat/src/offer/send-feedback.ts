import { livePersonSubmitfeedback } from '@soe/contracts/routes'
import { dispositions } from '@soe/rules'
import type { Shop } from '@soe/shop-platform'
import type { ChatOffer, Proposition } from './chat-trigger'

const responseTo = (proposition: Proposition, isAccepted: boolean) => {
  const { dynamicStrList, subStrategyId, dynamicAttrList, propositionId, rank } = proposition
  const { externalId, soiEngagementId, tacticLocation, templateId } = proposition
  return {
    dynamicStrList,
    ctaList: null,
    subStrategyId,
    dynamicAttrList,
    propositionId,
    rank,
    externalId,
    soiEngagementId,
    dispositionOptionId: isAccepted ? dispositions.accepted : dispositions.displayed,
    ctaReference: null,
    tacticLocation,
    templateId,
  }
}

/** Tells the carrier that its proposition was shown, or accepted. Settles once that has gone out; a failure is silent. */
export const sendFeedback = async (shop: Shop, { proposition, trigger }: ChatOffer, isAccepted: boolean) => {
  if (!proposition) return
  const body = {
    callReason: 'Intent',
    category: 'STPRecommendations',
    subServiceName: 'CaptureResponse' as const,
    responseList: [responseTo(proposition, isAccepted)],
    sessionId: trigger.sessionId,
  }
  await new Promise<void>((onSent) => {
    const send = async () => (await shop.client.load()).call(livePersonSubmitfeedback, { body, onSent })
    void send()
      .catch(() => undefined)
      .then(() => onSent())
  })
}
