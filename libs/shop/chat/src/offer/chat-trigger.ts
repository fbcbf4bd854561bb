import type { AnswerOf, ChatTrigger } from '@soe/contracts'
import type { livePersonCheck } from '@soe/contracts/routes'
import { chatFlow, findChatProposition, type ChatFlow } from '@soe/rules'

type CheckAnswer = AnswerOf<typeof livePersonCheck>

/** Offers nothing (the specification, commerce 4.11: status 1, or an error). */
export const emptyTrigger: ChatTrigger = {
  propositionId: '',
  LC_Available: 'N',
  Priority: '',
  Overlay_Opener_Verbiage: '',
  Sticky_Opener_Verbiage: '',
  Embedded_Opener_Verbiage: '',
  Embedded: 'N',
  Sticky: 'N',
  Overlay: 'N',
  Overlay_TimeDelay: '0 Seconds',
  Page_Location: '',
  Sub_Page_Type: '',
  intent_Flow: '',
  Customer_Type: 'NC',
  Authentication: 'N',
  Language: 'en',
  SOI_Engagement_ids: '',
  sessionId: '',
}

type Language = ChatTrigger['Language']

export const guestTrigger = (language: Language, pageContext: string): ChatTrigger => ({
  ...emptyTrigger,
  LC_Available: 'Y',
  Embedded: 'Y',
  Sticky: 'Y',
  Page_Location: pageContext,
  Language: language,
})

export interface ChatOffer {
  readonly flow: ChatFlow
  readonly trigger: ChatTrigger
  /** What feedback repeats; absent where nothing was proposed. */
  readonly proposition?: Proposition | undefined
  readonly throttleList?: readonly string[] | undefined
}

export type Proposition =
  CheckAnswer['service']['serviceBody']['serviceResponse']['propositionList']['proposition'][number]

const yesNo = (is: boolean) => (is ? 'Y' : 'N')

/** P_NoNBA, or a proposition of that name without its prefix (the specification, commerce 4.11). */
const isNextBestChannelOff = (id: string) => /^(P_)?NO[-_]?NBA$/i.test(id)

const triggerOf = (
  { service }: CheckAnswer,
  { propositionId, dynamicAttrList, soiEngagementId }: Proposition,
  language: Language,
): ChatTrigger => {
  const { subPageType, flowName, customerType, authentication, contextInfo } = service.serviceBody.serviceResponse
  const attribute = (name: string) => dynamicAttrList.find((each) => each.name === name)?.value ?? ''
  const placement = findChatProposition(propositionId)?.placement
  const opener = (at: string) => (placement === at ? attribute('Opener_Verbiage') : '')
  return {
    propositionId,
    LC_Available: yesNo(attribute('LC_Available') === 'Y'),
    Priority: attribute('Priority'),
    Overlay_Opener_Verbiage: opener('Overlay'),
    Sticky_Opener_Verbiage: opener('Sticky'),
    Embedded_Opener_Verbiage: opener('Embedded'),
    Embedded: yesNo(attribute('Embedded') === 'Y'),
    Sticky: yesNo(attribute('Sticky') === 'Y'),
    Overlay: yesNo(attribute('Overlay') === 'Y'),
    Overlay_TimeDelay: attribute('Overlay_TimeDelay') || '0 Seconds',
    Page_Location: attribute('Page_Location'),
    Sub_Page_Type: subPageType,
    intent_Flow: flowName,
    Customer_Type: customerType || 'NC',
    Authentication: authentication || 'N',
    Language: language,
    SOI_Engagement_ids: soiEngagementId,
    sessionId: contextInfo.sessionId || service.serviceHeader.clientSessionId,
  }
}

interface OfferFacts {
  /** Undefined where the check failed. */
  answer: CheckAnswer | undefined
  isChatInProgress: boolean
  language: Language
}

/** The first proposition of the flow that is offered; none where one of them turns the next-best-channel flow off. */
const findOffered = (propositions: readonly Proposition[], statusCode: string): Proposition | undefined => {
  const propositionIds = propositions.map(({ propositionId }) => propositionId)
  if (propositionIds.some(isNextBestChannelOff)) return undefined
  const offered = chatFlow({ propositionIds, statusCode, isChatInProgress: false })
  return propositions.find(({ propositionId }) => findChatProposition(propositionId)?.flow === offered)
}

/** What a check leads to. A proposition that turns the next-best-channel flow off, or that nobody knows, offers nothing. */
export const chatOffer = ({ answer, isChatInProgress, language }: OfferFacts): ChatOffer => {
  const propositions = answer?.service.serviceBody.serviceResponse.propositionList.proposition ?? []
  const statusCode = answer?.service.serviceHeader.statusCode ?? '1'
  const propositionIds = propositions.map(({ propositionId }) => propositionId)
  const flow = chatFlow({ propositionIds, statusCode, isChatInProgress })
  const proposition = findOffered(propositions, statusCode)
  const throttleList = answer?.throttleList
  if (!answer || statusCode !== '0' || !proposition) {
    return { flow, trigger: { ...emptyTrigger, Language: language }, throttleList }
  }
  return { flow, trigger: triggerOf(answer, proposition, language), proposition, throttleList }
}

/** Milliseconds, from words such as "30 Seconds". */
export const overlayDelay = ({ Overlay_TimeDelay }: ChatTrigger): number =>
  (Number.parseInt(Overlay_TimeDelay, 10) || 0) * 1000
