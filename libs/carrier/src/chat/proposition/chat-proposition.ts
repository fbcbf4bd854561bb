import type { ChatProposition, ChatPropositionId } from '@soe/contracts'
import { chatPropositions, dispositions } from '@soe/rules'
import { hashText, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import type { ServiceText } from '../../language/service-spanish'
import { dispositionsOf } from '../../recommendations/feedback/dispositions'

const openers = {
  Overlay: 'Questions before you order? Someone is here to help.',
  Sticky: 'Chat with us',
  Embedded: 'Talk it through with a specialist',
  Bot: 'Need a hand with your bill or your order?',
  None: '',
} as const satisfies Record<string, ServiceText | ''>

const attributes = (id: ChatPropositionId, pageContext: string): ChatProposition['dynamicAttrList'] => {
  const { placement, priority } = chatPropositions[id]
  const yesNo = (named: string) => (placement === named ? 'Y' : 'N')
  return Object.entries({
    LC_Available: id === 'P_NoNBA' ? 'N' : 'Y',
    Priority: priority,
    Embedded: yesNo('Embedded'),
    Sticky: yesNo('Sticky'),
    Overlay: yesNo('Overlay'),
    Opener_Verbiage: openers[placement],
    Overlay_TimeDelay: placement === 'Overlay' && priority === 'Low' ? '30 Seconds' : '0 Seconds',
    Page_Location: pageContext,
  }).map(([name, value]) => ({ name, value }))
}

/** The chat's id; it doesn't reveal the session. */
export const chatIdOf = ({ session }: Caller) => `LP-${(hashText(session.id) >>> 0).toString(36)}`

/** The proposition with what the shop's chat trigger and its feedback read. */
export const chatProposition = (
  draft: WorldDraft,
  caller: Caller,
  id: ChatPropositionId,
  pageContext: string,
): ChatProposition => {
  const { name, flow } = chatPropositions[id]
  return {
    propositionId: id,
    rank: 1,
    dispositionOptionId: dispositionsOf(draft, caller).get(id) ?? dispositions.displayed,
    tacticLocation: pageContext,
    ctaReference: null,
    externalId: id,
    soiEngagementId: `${chatIdOf(caller)}-1`,
    dynamicAttrList: attributes(id, pageContext),
    subStrategyId: `STP-${flow}`,
    templateId: name.toLowerCase(),
    propositionName: name,
    propositionType: flow,
    dynamicStrList: [],
  }
}
