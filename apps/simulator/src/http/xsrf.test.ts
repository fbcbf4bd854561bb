import { addDevice, checkoutOf, goodCard, readyToOrder } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const order = { body: { cartInfo: {} } }

describe('a payment call', () => {
  it.each([
    ['none', ''],
    ['a wrong one', 'f'.repeat(32)],
    ['one of another length', 'f'],
  ])('is refused with %s as its token', async (_, token) => {
    const shopper = await (await simulator.world()).shopper()
    await readyToOrder(shopper)
    const reply = await shopper.call('checkout.placeOrder', { ...order, headers: { 'x-xsrf-token': token } })
    expect([reply.status, reply.raw]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'XSRF_TOKEN' }) as unknown },
    ])
  })

  it("is refused with another session's token", async () => {
    const world = await simulator.world()
    const [shopper, other] = [await world.shopper(), await world.shopper()]
    await readyToOrder(shopper)
    const stolen = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' }
    expect((await shopper.call('checkout.placeOrder', { ...order, headers: stolen })).status).toBe(403)
  })

  it('is refused where there is no session to hold a token', async () => {
    const stranger = (await simulator.world()).stranger('prospect')
    const reply = await stranger.call('checkout.selectPayment', { headers: { 'x-xsrf-token': '' } })
    expect(reply.status).toBe(403)
  })

  it.each([
    ['of a card', 'checkout.selectPayment', { cartInfo: {}, payment: goodCard }],
    ['of PayPal', 'payment.paypalAuthenticate', {}],
    ['of Affirm', 'payment.confirmSubmit', { cartInfo: {}, checkoutToken: 'AFF-7Q2M-41XKD8' }],
  ] as const)('%s pays nothing with a forged token', async (_name, key, body) => {
    const stranger = (await simulator.world()).stranger('prospect')
    await addDevice(stranger)
    const { status } = await stranger.call(key, { body, headers: { 'x-xsrf-token': 'forged' } })
    expect([status, (await checkoutOf(stranger)).payment]).toEqual([403, undefined])
  })

  it("is taken with the session's own", async () => {
    const shopper = await (await simulator.world()).shopper()
    await readyToOrder(shopper)
    expect((await shopper.call('checkout.placeOrder', order)).answer.order.orderNumber).toBeTruthy()
  })
})

describe('any other call', () => {
  it('needs no token', async () => {
    const stranger = (await simulator.world()).stranger('prospect')
    expect((await stranger.call('cases.getCases')).status).toBe(200)
  })
})
