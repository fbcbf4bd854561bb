import { addDevice } from '@soe/carrier/testing'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const minute = 60_000

type Ask = (shopper: Shopper) => Promise<{ status: number }>

const chatCheck = { callReason: 'Intent', category: 'STPRecommendations' } as const

describe('the end of a session', () => {
  it.each(['signed-in', 'mobilesecure', 'prepay-signed-in'] as const)(
    'answers 401 to every call of %s',
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      simulator.time.now += 30 * minute
      for (const key of ['cases.getCases', 'landing.landing', 'session.keepAlive'] as const)
        expect((await shopper.call(key, { body: {} })).status).toBe(401)
    },
  )

  it('moves half an hour on when the session is kept alive', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 28 * minute
    expect((await shopper.call('session.keepAlive')).status).toBe(200)
    simulator.time.now += 29 * minute
    expect((await shopper.call('cases.getCases')).status).toBe(200)
  })

  it.each<[string, Ask, number]>([
    ['the throttle list', (shopper) => shopper.call('cart.getThrottleList'), 401],
    ['the chat check', (shopper) => shopper.call('chat.livePersonCheck', { body: chatCheck }), 401],
    ["the shopper's cases", (shopper) => shopper.call('cases.getCases', { body: {} }), 200],
  ])('moves with what a shopper asks for alone: after %s', async (_, ask, status) => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 20 * minute
    expect((await ask(shopper)).status).toBe(200)
    simulator.time.now += 20 * minute
    expect((await shopper.call('landing.landing', { body: {} })).status).toBe(status)
  })

  it.each([
    ['PT29M59S', 200],
    ['PT30M', 401],
  ])('follows the clock of the world: after %s a call gets %i', async (duration, status) => {
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
  it('clears the cookies of the session', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await shopper.call('session.logout')
    expect([...shopper.cookies.keys()]).toEqual(['sim-world'])
  })

  it('dates them three days back', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const { headers } = await shopper.call('session.logoutPage')
    const dates = [headers['set-cookie'] ?? []].flat().map((cookie) => /Expires=([^;]+)/.exec(String(cookie))?.[1])
    expect(dates.length).toBeGreaterThan(3)
    const daysAgo = dates.map((date) => (Date.now() - Date.parse(date ?? '')) / (24 * 60 * minute))
    expect(daysAgo.map(Math.round)).toEqual(daysAgo.map(() => 3))
  })

  it.each(['signed-in', 'mobilesecure', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'as a page redirects %s to the shop, without cookies',
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      const reply = await shopper.call('session.logoutPage')
      expect([reply.status, reply.headers['location'], reply.headers['cache-control']]).toEqual([
        303,
        '/smartphones',
        'no-store',
      ])
      expect([...shopper.cookies.keys()]).toEqual(['sim-world'])
    },
  )

  it('as a page stays in the language of the address', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const reply = await shopper.call('session.logoutPage', { query: { language: 'espanol' } })
    expect([reply.status, reply.headers['location']]).toEqual([303, '/espanol/smartphones'])
  })

  it('as a page redirects a session that has ended, instead of a 401', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    simulator.time.now += 30 * minute
    expect((await shopper.call('session.logoutPage')).status).toBe(303)
  })

  it('needs more than a request for the headers alone', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = '/soe/digital/auth/fraudservice/session/logout'
    expect((await simulator.app.inject({ method: 'HEAD', url, headers: { cookie } })).statusCode).toBe(404)
    expect((await shopper.call('cases.getCases')).status).toBe(200)
  })
})

describe('a guest without a session', () => {
  it.each(['session.continueGuest', 'session.logout'] as const)('gets none, and no cookies, by %s', async (key) => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    expect((await guest.call(key, { requestId: 'req-1' })).status).toBe(200)
    expect([(await world.state()).sessions, [...guest.cookies]]).toEqual([[], []])
  })
})

describe("clearing a prospect's cache", () => {
  it('clears the cookies of the session', async () => {
    const guest = await (await simulator.world()).shopper()
    await addDevice(guest)
    await guest.call('session.clearCache')
    expect([...guest.cookies.keys()]).toEqual(['sim-world'])
  })
})
