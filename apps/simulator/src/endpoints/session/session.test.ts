import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const minute = 60_000
const inHalfAnHour = () => new Date(simulator.time.now + 30 * minute).toISOString()

describe('keeping a session alive', () => {
  it('moves its end by half an hour', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 28 * minute
    expect((await shopper.call('session.keepAlive')).answer.expiresAt).toBe(inHalfAnHour())
    simulator.time.now += 29 * minute
    expect((await shopper.call('cases.getCases')).status).toBe(200)
  })

  it('answers 401 to a session that has ended', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 30 * minute
    expect((await shopper.call('session.keepAlive')).status).toBe(401)
  })

  it("moves the end of a guest's as well", async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    await addDevice(guest)
    simulator.time.now += 28 * minute
    expect((await guest.call('session.continueGuest')).answer.expiresAt).toBe(inHalfAnHour())
    simulator.time.now += 29 * minute
    expect((await guest.call('checkout.getCheckoutDetails', { body: {} })).answer.cart.itemCount).toBe(1)
  })

  it('makes no session for a guest who has nothing', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    expect((await guest.call('session.continueGuest')).answer.expiresAt).toBe(inHalfAnHour())
    expect([(await world.state()).sessions, [...guest.cookies]]).toEqual([[], []])
  })
})

describe('a session that has ended', () => {
  it.each(['signed-in', 'mobilesecure', 'prepay-signed-in'] as const)('of %s gets 401 everywhere', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    simulator.time.now += 30 * minute
    for (const key of ['cases.getCases', 'landing.landing', 'session.keepAlive'] as const)
      expect((await shopper.call(key, { body: {} })).status).toBe(401)
  })

  it('of a guest is forgotten: the next call is a stranger', async () => {
    const shopper = await (await simulator.world()).shopper()
    await addDevice(shopper)
    simulator.time.now += 30 * minute
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })

  it.each([
    ['PT29M59S', 200],
    ['PT30M', 401],
  ])('is told on the clock of the world: after %s a call gets %i', async (duration, status) => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await simulator.app.inject({
      method: 'POST',
      url: `/__sim/v1/worlds/${world.id}/clock`,
      headers: { host: 'localhost' },
      payload: { advance: duration },
    })
    expect((await shopper.call('cases.getCases')).status).toBe(status)
  })
})

describe('signing out', () => {
  it('ends the session and clears its cookies', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    expect((await shopper.call('session.logout')).answer.statusCode).toBe('00')
    expect([...shopper.cookies.keys()]).toEqual(['sim-world'])
    expect((await world.state()).sessions).toMatchObject([{ endedBy: 'sign-out' }])
  })

  it.each(['signed-in', 'mobilesecure', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'as a page sends %s to the shop, signed out',
    async (persona) => {
      const world = await simulator.world(persona)
      const shopper = await world.shopper()
      await addDevice(shopper, { dppMonths: 0 })
      const reply = await shopper.call('session.logoutPage')
      expect([reply.status, reply.headers['location'], reply.headers['cache-control']]).toEqual([
        303,
        '/smartphones',
        'no-store',
      ])
      expect([...shopper.cookies.keys()]).toEqual(['sim-world'])
      expect((await world.state()).sessions).toMatchObject([{ endedBy: 'sign-out' }])
    },
  )

  it('as a page sends on whose session is over, instead of a 401', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 30 * minute
    expect((await shopper.call('session.logoutPage')).status).toBe(303)
  })

  it('does not happen to who asks for the headers alone', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = '/soe/digital/auth/fraudservice/session/logout'
    expect((await simulator.app.inject({ method: 'HEAD', url, headers: { cookie } })).statusCode).toBe(404)
    expect((await shopper.call('cases.getCases')).status).toBe(200)
  })

  it('makes no session for a guest who has none', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    expect((await guest.call('session.logout', { requestId: 'req-1' })).status).toBe(200)
    expect([(await world.state()).sessions, [...guest.cookies]]).toEqual([[], []])
  })
})

describe("clearing a prospect's cache", () => {
  it('forgets the session and its cart', async () => {
    const world = await simulator.world()
    const guest = await world.shopper()
    await addDevice(guest)
    expect((await guest.call('session.clearCache')).answer).toEqual({ code: 200 })
    const { sessions, carts, cases } = await world.state()
    expect([sessions, carts, cases]).toEqual([[], [], []])
    expect([...guest.cookies.keys()]).toEqual(['sim-world'])
  })

  it('keeps a cart that was saved', async () => {
    const world = await simulator.world()
    const guest = await world.shopper()
    await addDevice(guest)
    await guest.call('cart.saveCart', { body: { emailId: 'maren@example.com' } })
    await guest.call('session.clearCache')
    const resumed = await guest.call('cases.resumeCase', { body: { emailId: 'maren@example.com' } })
    expect(resumed.answer.serviceBody.serviceResponse.context.cartInfo.itemCount).toBe(1)
  })

  it("touches no customer's session or cart", async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await shopper.call('session.clearCache', { audience: 'prospect' })
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart.itemCount).toBe(1)
  })
})

describe('sessions of passers-by', () => {
  it('go an hour after their end, with their carts', async () => {
    const world = await simulator.world()
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.stranger('prospect'))
    simulator.time.now += 91 * minute
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.stranger('prospect'))
    const { sessions, carts, cases } = await world.state()
    expect([sessions.length, carts.length, cases.length]).toEqual([40, 40, 40])
  })
})
