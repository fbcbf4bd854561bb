import { livePersonSubmitfeedback } from '@soe/contracts/routes'
import { dispositions } from '@soe/rules'
import { callOnce, type Shop } from '@soe/shop-platform'
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

/** Tells the carrier that its proposition was shown, or accepted. Nothing waits for it, and a failure is silent. */
export const sendFeedback = (shop: Shop, { proposition, trigger }: ChatOffer, isAccepted: boolean) => {
  if (!proposition) return
  const body = {
    callReason: 'Intent',
    category: 'STPRecommendations',
    subServiceName: 'CaptureResponse' as const,
    responseList: [responseTo(proposition, isAccepted)],
    sessionId: trigger.sessionId,
  }
  void callOnce(shop, livePersonSubmitfeedback, { body }).catch(() => undefined)
}
