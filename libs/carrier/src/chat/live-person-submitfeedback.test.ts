import type { BodyInputOf } from '@soe/contracts'
import { createTestWorld, describeOperation, type Shopper } from '../testing'

const feedback = (
  propositionId: string,
  dispositionOptionId: 81 | 82,
): BodyInputOf<'chat.livePersonSubmitfeedback'> => ({
  callReason: 'Intent',
  category: 'STPRecommendations',
  subServiceName: 'CaptureResponse',
  sessionId: 'LP-7',
  responseList: [{ propositionId, dispositionOptionId, ctaList: null, ctaReference: null }],
})

const dispositionFor = async (shopper: Shopper) => {
  const body = { callReason: 'Intent', category: 'STPRecommendations', customerPriority: 'High' } as const
  const { service } = (await shopper.call('chat.livePersonCheck', { body })).answer
  return service.serviceBody.serviceResponse.propositionList.proposition[0]?.dispositionOptionId
}

describeOperation('chat.livePersonSubmitfeedback', () => {
  it('stores the feedback, which the next check answers', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    expect(await dispositionFor(shopper)).toBe(82)
    const { answer } = await shopper.call('chat.livePersonSubmitfeedback', { body: feedback('PLP_01', 81) })
    expect(answer).toMatchObject({ serviceHeader: { statusCode: '00' }, accepted: 1 })
    expect(world.list('feedback')).toMatchObject([
      { source: 'chatFeedback', sessionId: 'LP-7', responses: [{ propositionId: 'PLP_01', dispositionOptionId: 81 }] },
    ])
    expect(await dispositionFor(shopper)).toBe(81)
  })

  it('takes feedback from a guest too', async () => {
    const world = createTestWorld()
    await world.shopper().call('chat.livePersonSubmitfeedback', { body: feedback('PLP_08', 82) })
    expect(world.list('feedback')).toHaveLength(1)
  })

  it('stores a retry once', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    const again = { body: feedback('PLP_01', 81), requestId: 'one' }
    await shopper.call('chat.livePersonSubmitfeedback', again)
    await shopper.call('chat.livePersonSubmitfeedback', again)
    expect(world.list('feedback')).toHaveLength(1)
  })
})
