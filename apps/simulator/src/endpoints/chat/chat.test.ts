import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator, type TestWorld } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const high = { pageContext: 'gridwall', customerPriority: 'High' }

const check = async (shopper: Shopper, more: { pageContext?: string; customerPriority?: string } = high) => {
  const body = { callReason: 'Intent', category: 'STPRecommendations', ...more } as const
  return (await shopper.call('chat.livePersonCheck', { body })).answer
}

const propositions = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).service.serviceBody.serviceResponse.propositionList.proposition

const offered = async (...asked: Parameters<typeof check>) =>
  (await propositions(...asked)).map(({ propositionId }) => propositionId)

const save = (shopper: Shopper) =>
  shopper.call('wishlist.addWishlist', {
    body: {
      data: { action: 'add', favorites: [{ items: [{ productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128' }] }] },
    },
  })

describe('the live-person check', () => {
  it('follows what the customer does', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    expect(await offered(shopper)).toEqual(['PLP_01'])
    expect(await offered(shopper, { ...high, customerPriority: 'Low' })).toEqual(['PLP_02'])
    await save(shopper)
    expect(await offered(shopper)).toEqual(['PLP_08'])
    await addDevice(shopper)
    expect(await offered(shopper)).toEqual(['PLP_03'])
    expect(await offered(shopper, {})).toEqual(['PLP_04'])
    expect(await offered(shopper, { ...high, pageContext: 'expresscheckout' })).toEqual(['PLP_05'])
    expect(await offered(shopper, { pageContext: 'expresscheckout' })).toEqual(['PLP_06'])
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    expect(await offered(shopper, {})).toEqual(['PLP_05'])
    await world.command({ setCredit: { pastDueCents: 1_00 } })
    expect(await offered(shopper)).toEqual(['PLP_07'])
  })

  it.each(['prospect', 'prepay', 'prepay-signed-in'] as const)('has nothing to offer to %s', async (persona) => {
    expect(await offered(await (await simulator.world(persona)).shopper())).toEqual(['P_NoNBA'])
  })

  it('offers what the world is told to', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command({ setSupport: { chatProposition: 'PLP_07' } })
    expect(await offered(shopper)).toEqual(['PLP_07'])
    await world.command({ setSupport: { chatProposition: null } })
    expect(await offered(shopper)).toEqual(['P_NoNBA'])
  })

  it('has all that the trigger of the chat reads', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const [proposition] = await propositions(shopper)
    const attributes = new Map(proposition?.dynamicAttrList.map(({ name, value }) => [name, value]))
    expect(proposition).toMatchObject({ propositionName: 'Embedded-High', propositionType: 'LP', ctaReference: null })
    expect(Object.fromEntries(attributes)).toMatchObject({
      LC_Available: 'Y',
      Priority: 'High',
      Embedded: 'Y',
      Sticky: 'N',
      Overlay: 'N',
      Overlay_TimeDelay: '0 Seconds',
      Page_Location: 'gridwall',
    })
  })

  it('tells who asks, the flow of the cart and the throttle list', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { service, throttleList } = await check(shopper)
    expect(service.serviceBody.serviceResponse).toMatchObject({
      subPageType: 'gridwall',
      flowName: 'AAL',
      customerType: 'EC',
      authentication: 'Y',
      contextInfo: { sessionId: service.serviceHeader.clientSessionId },
    })
    expect(throttleList).toEqual((await shopper.call('cart.getThrottleList')).answer.throttleList)
    const guest = (await check(await (await simulator.world()).shopper())).service.serviceBody.serviceResponse
    expect(guest).toMatchObject({ customerType: 'NC', authentication: 'N', flowName: '' })
    const withoutDevice = await (await simulator.world()).shopper()
    await withoutDevice.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    expect((await check(withoutDevice)).service.serviceBody.serviceResponse.flowName).toBe('NSEACC')
  })

  it('answers status 1 and nothing while no agent is there', async () => {
    const world = await simulator.world('signed-in')
    await world.command({ setSupport: { chatAgents: 0 } })
    const { service } = await check(await world.shopper())
    expect(service.serviceHeader.statusCode).toBe('1')
    expect(service.serviceBody.serviceResponse.propositionList.proposition).toEqual([])
  })

  it('never tells the session of the shopper', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    expect(JSON.stringify(await check(shopper))).not.toContain(shopper.cookies.get('sim-session'))
  })
})

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

const remembered = async (world: TestWorld) => (await world.state()).feedback

describe('feedback on a chat', () => {
  it('is remembered, and the next check tells it', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    expect((await propositions(shopper))[0]?.dispositionOptionId).toBe(82)
    const { answer } = await shopper.call('chat.livePersonSubmitfeedback', { body: feedback('PLP_01', 81) })
    expect(answer).toMatchObject({ serviceHeader: { statusCode: '00' }, accepted: 1 })
    expect(await remembered(world)).toMatchObject([
      { source: 'chatFeedback', sessionId: 'LP-7', responses: [{ propositionId: 'PLP_01', dispositionOptionId: 81 }] },
    ])
    expect((await propositions(shopper))[0]?.dispositionOptionId).toBe(81)
  })

  it('is taken from a guest too', async () => {
    const world = await simulator.world()
    await (await world.shopper()).call('chat.livePersonSubmitfeedback', { body: feedback('PLP_08', 82) })
    expect(await remembered(world)).toHaveLength(1)
  })

  it('is taken once, however often it is sent', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const again = { body: feedback('PLP_01', 81), requestId: 'one' }
    await shopper.call('chat.livePersonSubmitfeedback', again)
    await shopper.call('chat.livePersonSubmitfeedback', again)
    expect(await remembered(world)).toHaveLength(1)
  })
})
