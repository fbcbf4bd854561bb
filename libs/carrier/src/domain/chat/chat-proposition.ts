import type { ChatProposition, ChatPropositionId, Language, LocalizedText } from '@soe/contracts'
import { chatPropositions, dispositions } from '@soe/rules'
import { hashText, type WorldDraft } from '@soe/world'
import type { Caller, Reader } from '../../operation/caller'
import { dispositionsOf } from '../feedback/feedback'

const openers = {
  Overlay: {
    en: 'Questions before you order? Someone is here to help.',
    es: '¿Preguntas antes de pedir? Aquí hay quien te ayude.',
  },
  Sticky: { en: 'Chat with us', es: 'Chatea con nosotros' },
  Embedded: { en: 'Talk it through with a specialist', es: 'Háblalo con un especialista' },
  Bot: { en: 'Need a hand with your bill or your order?', es: '¿Necesitas ayuda con tu factura o tu pedido?' },
  None: { en: '', es: '' },
} as const satisfies Record<string, LocalizedText>

const attributes = (
  id: ChatPropositionId,
  pageContext: string,
  language: Language,
): ChatProposition['dynamicAttrList'] => {
  const { placement, priority } = chatPropositions[id]
  const yesNo = (named: string) => (placement === named ? 'Y' : 'N')
  return Object.entries({
    LC_Available: id === 'P_NoNBA' ? 'N' : 'Y',
    Priority: priority,
    Embedded: yesNo('Embedded'),
    Sticky: yesNo('Sticky'),
    Overlay: yesNo('Overlay'),
    Opener_Verbiage: openers[placement][language],
    Overlay_TimeDelay: placement === 'Overlay' && priority === 'Low' ? '30 Seconds' : '0 Seconds',
    Page_Location: pageContext,
  }).map(([name, value]) => ({ name, value }))
}

/** The chat's id, made of the session's number: it doesn't reveal the session. */
export const chatIdOf = ({ session }: Caller) => `LP-${(hashText(`chat/${session.number ?? 0}`) >>> 0).toString(36)}`

export const chatProposition = (
  draft: WorldDraft,
  caller: Reader,
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
    dynamicAttrList: attributes(id, pageContext, caller.language),
    subStrategyId: `STP-${flow}`,
    templateId: name.toLowerCase(),
    propositionName: name,
    propositionType: flow,
    dynamicStrList: [],
  }
}
