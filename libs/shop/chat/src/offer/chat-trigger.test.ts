import { chatPropositionIds, type ChatPropositionId } from '@soe/contracts'
import { chatPropositions } from '@soe/rules'
import { chatOffer, emptyTrigger, guestTrigger, overlayDelay } from './chat-trigger'

type Answer = NonNullable<Parameters<typeof chatOffer>[0]['answer']>

const answerOf = (id: ChatPropositionId, statusCode: '0' | '1' = '0'): Answer => {
  const { name, flow, placement, priority } = chatPropositions[id]
  const attributes = {
    LC_Available: id === 'P_NoNBA' ? 'N' : 'Y',
    Priority: priority,
    Embedded: placement === 'Embedded' ? 'Y' : 'N',
    Sticky: placement === 'Sticky' ? 'Y' : 'N',
    Overlay: placement === 'Overlay' ? 'Y' : 'N',
    Opener_Verbiage: 'Talk to us',
    Page_Location: 'gridwall',
  }
  return {
    service: {
      serviceHeader: { statusCode, statusMsg: '', clientSessionId: 'LP-1' },
      serviceBody: {
        serviceResponse: {
          propositionList: {
            proposition: [
              {
                propositionId: id,
                rank: 1,
                dispositionOptionId: 82,
                tacticLocation: 'gridwall',
                ctaReference: null,
                externalId: id,
                soiEngagementId: 'LP-1-1',
                dynamicAttrList: Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
                subStrategyId: `STP-${flow}`,
                templateId: 'any',
                propositionName: name,
                propositionType: flow,
                dynamicStrList: [],
              },
            ],
          },
          subPageType: 'gridwall',
          flowName: 'AAL',
          customerType: 'EC',
          authentication: 'Y',
          contextInfo: { sessionId: 'LP-1' },
        },
      },
    },
    throttleList: [],
  }
}

const offerOf = (answer: Answer | undefined) => chatOffer({ answer, isChatInProgress: false, language: 'en' })

describe('the offer of a check', () => {
  it.each([
    ['PLP_01', 'LP', 'YNN', 'High'],
    ['PLP_02', 'LP', 'YNN', 'Low'],
    ['PLP_03', 'LP', 'NYN', 'High'],
    ['PLP_04', 'LP', 'NYN', 'Low'],
    ['PLP_05', 'LP', 'NNY', 'High'],
    ['PLP_06', 'LP', 'NNY', 'Low'],
    ['PLP_07', 'CO', 'NNN', ''],
    ['PLP_08', 'CO', 'NNN', ''],
    ['P_NoNBA', null, 'NNN', ''],
  ] as const)('%s is of flow %s, placed %s, with priority "%s"', (id, flow, placed, priority) => {
    const { flow: found, trigger } = offerOf(answerOf(id))
    expect(found).toBe(flow)
    expect(`${trigger.Embedded}${trigger.Sticky}${trigger.Overlay}`).toBe(placed)
    expect(trigger.Priority).toBe(priority)
  })

  it('covers every proposition', () => expect(chatPropositionIds).toHaveLength(9))

  it('is empty with status 1, after an error, and where the next best channel is off', () => {
    expect(offerOf(answerOf('PLP_01', '1'))).toEqual({ flow: null, trigger: emptyTrigger })
    expect(offerOf(undefined)).toEqual({ flow: null, trigger: emptyTrigger })
    expect(offerOf(answerOf('P_NoNBA'))).toEqual({ flow: null, trigger: emptyTrigger })
  })

  it('is a person while a chat is in progress, whatever the check says', () =>
    expect(chatOffer({ answer: undefined, isChatInProgress: true, language: 'en' }).flow).toBe('LP'))

  it('tells the chat all that the specification names', () =>
    expect(offerOf(answerOf('PLP_03')).trigger).toEqual({
      propositionId: 'PLP_03',
      LC_Available: 'Y',
      Priority: 'High',
      Overlay_Opener_Verbiage: '',
      Sticky_Opener_Verbiage: 'Talk to us',
      Embedded_Opener_Verbiage: '',
      Embedded: 'N',
      Sticky: 'Y',
      Overlay: 'N',
      Overlay_TimeDelay: '0 Seconds',
      Page_Location: 'gridwall',
      Sub_Page_Type: 'gridwall',
      intent_Flow: 'AAL',
      Customer_Type: 'EC',
      Authentication: 'Y',
      Language: 'en',
      SOI_Engagement_ids: 'LP-1-1',
      sessionId: 'LP-1',
    }))
})

describe('a guest', () => {
  it('gets the plain embedded and sticky buttons, as a new customer without authentication', () =>
    expect(guestTrigger('es', 'gridwall')).toMatchObject({
      propositionId: '',
      Embedded: 'Y',
      Sticky: 'Y',
      Overlay: 'N',
      Customer_Type: 'NC',
      Authentication: 'N',
      Language: 'es',
    }))
})

describe('the delay of an overlay', () => {
  it.each([
    ['0 Seconds', 0],
    ['30 Seconds', 30_000],
    ['', 0],
  ])('"%s" is %i ms', (text, expected) =>
    expect(overlayDelay({ ...emptyTrigger, Overlay_TimeDelay: text })).toBe(expected),
  )
})
