import { chatPropositionIds, type ChatPropositionId } from '@soe/contracts'
import { chatPropositions } from '@soe/rules'
import { chatOffer, emptyTrigger, guestTrigger, overlayDelay, type Proposition } from './chat-trigger'

type Answer = NonNullable<Parameters<typeof chatOffer>[0]['answer']>

const answerOf = (id: ChatPropositionId, statusCode: '0' | '1' = '0', sessionId = 'LP-1'): Answer => {
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
      serviceHeader: { statusCode, statusMsg: '', clientSessionId: 'LP-client' },
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
          contextInfo: { sessionId },
        },
      },
    },
    throttleList: ['VideoChatEnabled'],
  }
}

/** The answer with PLP_01, some of which is otherwise. */
const proposing = (otherwise: Partial<Proposition>): Answer => {
  const answer = answerOf('PLP_01')
  const { propositionList } = answer.service.serviceBody.serviceResponse
  propositionList.proposition = propositionList.proposition.map((each) => ({ ...each, ...otherwise }))
  return answer
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
    const nothing = { flow: null, trigger: emptyTrigger }
    expect(offerOf(answerOf('PLP_01', '1'))).toMatchObject(nothing)
    expect(offerOf(undefined)).toEqual(nothing)
    expect(offerOf(answerOf('P_NoNBA'))).toMatchObject(nothing)
  })

  it.each(['NO_NBA', 'PLP_99', 'constructor', ''])('is empty with the proposition "%s", which nobody knows', (id) => {
    const { proposition, ...offer } = offerOf(proposing({ propositionId: id as ChatPropositionId }))
    expect(proposition).toBeUndefined()
    expect(offer).toMatchObject({ flow: null, trigger: emptyTrigger })
  })

  it.each([
    [['PLP_08', 'PLP_03'], 'LP', 'PLP_03'],
    [['PLP_07', 'PLP_08'], 'CO', 'PLP_07'],
    [['PLP_03', 'P_NoNBA'], 'LP', undefined],
    [['PLP_08', 'No-NBA'], 'CO', undefined],
    [['PLP_99', 'PLP_08'], 'CO', 'PLP_08'],
  ] as const)('of several propositions, %j, is of the flow %s with %s', (ids, flow, proposed) => {
    const answer = answerOf('PLP_01')
    const { propositionList } = answer.service.serviceBody.serviceResponse
    propositionList.proposition = ids.flatMap((id) =>
      propositionList.proposition.map((each) => ({ ...each, propositionId: id as ChatPropositionId })),
    )
    const offer = offerOf(answer)
    expect(offer.flow).toBe(flow)
    expect(offer.proposition?.propositionId).toBe(proposed)
    expect(offer.trigger.propositionId).toBe(proposed ?? '')
  })

  it('names the client’s session where the context has none', () =>
    expect(offerOf(answerOf('PLP_03', '0', '')).trigger.sessionId).toBe('LP-client'))

  it('keeps the throttle list of the check', () =>
    expect(offerOf(answerOf('PLP_01', '1')).throttleList).toEqual(['VideoChatEnabled']))

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
