import { everyCart, lockCart } from '../domain/cart/cart-lock'
import {
  accessoryBody,
  addDevice,
  addToWishlist,
  changeAccounts,
  createTestWorld,
  describeOperation,
  orbitItem,
  type Shopper,
} from '../testing'

interface ChatContext {
  readonly pageContext?: string
  readonly customerPriority?: string
}

const high = { pageContext: 'gridwall', customerPriority: 'High' }

const check = async (shopper: Shopper, context: ChatContext = high) => {
  const body = { callReason: 'Intent', category: 'STPRecommendations', ...context } as const
  return (await shopper.call('chat.livePersonCheck', { body })).answer
}

const responseTo = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).service.serviceBody.serviceResponse

const propositionsFor = async (...asked: Parameters<typeof check>) =>
  (await responseTo(...asked)).propositionList.proposition

const offersTo = async (...asked: Parameters<typeof check>) =>
  (await propositionsFor(...asked)).map(({ propositionId }) => propositionId)

describeOperation('chat.livePersonCheck', () => {
  it('follows what the customer does', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    expect(await offersTo(shopper)).toEqual(['PLP_01'])
    expect(await offersTo(shopper, { ...high, customerPriority: 'Low' })).toEqual(['PLP_02'])
    await addToWishlist(shopper, [orbitItem])
    expect(await offersTo(shopper)).toEqual(['PLP_08'])
    await addDevice(shopper)
    expect(await offersTo(shopper)).toEqual(['PLP_03'])
    expect(await offersTo(shopper, {})).toEqual(['PLP_04'])
    expect(await offersTo(shopper, { ...high, pageContext: 'expresscheckout' })).toEqual(['PLP_05'])
    expect(await offersTo(shopper, { pageContext: 'expresscheckout' })).toEqual(['PLP_06'])
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect(await offersTo(shopper, {})).toEqual(['PLP_05'])
    changeAccounts(world, { pastDueCents: 1_00 })
    expect(await offersTo(shopper)).toEqual(['PLP_07'])
  })

  it.each(['prospect', 'prepay', 'prepay-signed-in'] as const)('offers nothing to %s', async (persona) => {
    expect(await offersTo(createTestWorld(persona).shopper())).toEqual(['P_NoNBA'])
  })

  it("offers what the world's settings name, until they name none", async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    world.command({ setSupport: { chatProposition: 'PLP_07' } })
    expect(await offersTo(shopper)).toEqual(['PLP_07'])
    world.command({ setSupport: { chatProposition: null } })
    expect(await offersTo(shopper)).toEqual(['P_NoNBA'])
  })

  it('answers everything that the trigger of the chat reads', async () => {
    const [proposition] = await propositionsFor(createTestWorld('signed-in').shopper())
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

  it('names the kind of customer, the flow of the cart and the throttle list', async () => {
    const shopper = createTestWorld('signed-in').shopper()
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
  })

  it('knows a guest by the cart: none, or one without a device', async () => {
    const guest = createTestWorld().shopper()
    expect(await responseTo(guest)).toMatchObject({ customerType: 'NC', authentication: 'N', flowName: '' })
    await guest.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    expect((await responseTo(guest)).flowName).toBe('NSEACC')
  })

  it('answers status 1 and offers nothing while no agent is there', async () => {
    const world = createTestWorld('signed-in')
    world.command({ setSupport: { chatAgents: 0 } })
    const { service } = await check(world.shopper())
    expect(service.serviceHeader.statusCode).toBe('1')
    expect(service.serviceBody.serviceResponse.propositionList.proposition).toEqual([])
  })

  it("never reveals the shopper's session", async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect(shopper.sessionId).toBeTruthy()
    expect(JSON.stringify(await check(shopper))).not.toContain(shopper.sessionId)
  })
})
