import type { ChatProposition, ChatPropositionId } from '@soe/contracts'
import { chatPropositions, dispositions } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { type WorldDraft, hashText } from '@soe/world'
import { dispositionsOf } from '../../recommendations/feedback/feedback'

const openers = {
  Overlay: 'Questions before you order? Someone is here to help.',
  Sticky: 'Chat with us',
  Embedded: 'Talk it through with a specialist',
  Bot: 'Need a hand with your bill or your order?',
  None: '',
} as const

const attributes = (id: ChatPropositionId, place: string): ChatProposition['dynamicAttrList'] => {
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
    Page_Location: place,
  }).map(([name, value]) => ({ name, value }))
}

/** A chat's id tells nothing of the session that it is for. */
export const chatIdOf = ({ session }: Caller) => `LP-${(hashText(session.id) >>> 0).toString(36)}`

/** The proposition with all that its trigger and its feedback need. */
export const chatProposition = (
  draft: WorldDraft,
  caller: Caller,
  id: ChatPropositionId,
  place: string,
): ChatProposition => {
  const { name, flow } = chatPropositions[id]
  return {
    propositionId: id,
    rank: 1,
    dispositionOptionId: dispositionsOf(draft, caller).get(id) ?? dispositions.displayed,
    tacticLocation: place,
    ctaReference: null,
    externalId: id,
    soiEngagementId: `${chatIdOf(caller)}-1`,
    dynamicAttrList: attributes(id, place),
    subStrategyId: `STP-${flow}`,
    templateId: name.toLowerCase(),
    propositionName: name,
    propositionType: flow,
    dynamicStrList: [],
  }
}
