import type { AnswerOf, BodyOf } from '@soe/contracts'
import { mayRecommend } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { chatProposition } from '../../chat/proposition/chat-proposition'
import type { WorldDraft } from '@soe/world'
import { keepRecommendationFeedback } from '../feedback/feedback'
import { chosenProposition, hasChatAgents } from '../../chat/proposition/live-chat'
import { offeredAccessories } from './recommended-accessories'
import { offeredDevices } from './recommended-devices'
import { engagement, occasion, proposed } from './recommended-proposition'

type PdmAnswer = AnswerOf<'recommendations.pdm'>
type Asked<Source extends string> = Extract<BodyOf<'recommendations.pdm'>, { source: Source }>

/** Devices for the visitor; none for prepay. The grid wall's suggestions are the same devices. */
const recommendDevices = (
  draft: WorldDraft,
  caller: Caller,
  { category, pageContext }: Asked<'device'> | Asked<'autoSuggestion'>,
): PdmAnswer => {
  const isOffered = mayRecommend(caller.audience, 'device', pageContext)
  const on = occasion(draft, caller, 'D', pageContext)
  return {
    statusCode: 0,
    deviceRecommendation: {
      recommendedDeviceInformation: {
        accountLevelRecommendations: {
          productList: [{ deviceProducts: isOffered ? offeredDevices(draft, caller, category).map(proposed(on)) : [] }],
          nbxSessionId: on.nbxSessionId,
          throttle: isOffered ? 'N' : 'Y',
          userCondition: caller.session.loggedIn ? 'customer' : 'prospect',
        },
      },
    },
    featureFlags: { ...draft.header.featureFlags },
  }
}

/** The model that recommends accessories, as feedback names it. */
const modelSource = 'NBX'

/** Accessories that fit the device of the sorId, else the devices in the cart. */
const recommendAccessories = (draft: WorldDraft, caller: Caller, asked: Asked<'accessory'>): PdmAnswer => {
  const on = occasion(draft, caller, 'A', asked.pageContext)
  const isOffered = mayRecommend(caller.audience, 'accessory', asked.pageContext)
  return {
    statusCode: 0,
    accessoryRecommendations: {
      recommendedAccessoriesInformation: {
        deviceBasedAccessoryRecommendations: {
          productList: isOffered ? offeredAccessories(draft, caller, asked).map(proposed(on)) : [],
          nbxSessionId: on.nbxSessionId,
          modelSource,
          expMetaData: { experiment: 'none' },
        },
      },
    },
    featureFlags: { ...draft.header.featureFlags },
    omni_tag: 'accessory-recommendations',
  }
}

/** Whether to open a chat without being asked: only the proactive bot does, while someone is there to take over. */
const recommendChat = (draft: WorldDraft, caller: Caller, { pageContext = '' }: Asked<'proactiveChat'>): PdmAnswer => {
  const id = chosenProposition(draft, caller, { pageContext })
  const proposition = chatProposition(draft, caller, id, pageContext)
  const nbxSessionId = engagement(draft, caller, 'C', pageContext)
  const isOffered = id === 'PLP_07' && hasChatAgents(draft)
  if (!isOffered) return { statusCode: 0, recommendation: { proactiveChatIndicator: 'N', nbxSessionId } }
  const text = proposition.dynamicAttrList.find(({ name }) => name === 'Opener_Verbiage')?.value ?? ''
  return {
    statusCode: 0,
    recommendation: { proactiveChatIndicator: 'Y', proactiveChatCustomMSG: text, nbxSessionId, proposition },
  }
}

/** Recommends devices, accessories or a chat; feedback is remembered, and later propositions tell it. */
export const recommend = (draft: WorldDraft, caller: Caller, body: BodyOf<'recommendations.pdm'>): PdmAnswer => {
  switch (body.source) {
    case 'device':
    case 'autoSuggestion':
      return recommendDevices(draft, caller, body)
    case 'accessory':
      return recommendAccessories(draft, caller, body)
    case 'proactiveChat':
      return recommendChat(draft, caller, body)
    case 'deviceFeedback':
    case 'accessoryFeedback':
      return { statusCode: 0, accepted: keepRecommendationFeedback(draft, caller, body) }
  }
}
