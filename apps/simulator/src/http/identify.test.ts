import { findOperation } from '@soe/contracts'
import { deviceBody, soldOutSku } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const prospectCases = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'
const signedInCases = '/soe/digital/auth/casemanagementservice/cases/getCases'
const prepaidCases = '/soe/digital/auth/prepaid/casemanagementservice/cases/getCases'
const bareFavorites = '/soe/digital/browseservice/wishlist/retrieve-favorites'
const favorites = { data: { pageId: 'CART' } }

const post = (url: string, headers: Record<string, string> = {}, payload: object = {}) =>
  simulator.app.inject({ method: 'POST', url, headers, payload })

describe('the world of a call', () => {
  it('is the one that the header names', async () => {
    const world = await simulator.world()
    const reply = await post(prospectCases, { 'x-sim-world': world.id })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['x-sim-decision']).toBe(`${world.id}-1`)
  })

  it('answers 404 to a header that names no world', async () => {
    const reply = await post(prospectCases, { 'x-sim-world': 'nowhere' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'UNKNOWN_WORLD'])
  })

  it('comes from the cookie where no header names one', async () => {
    const world = await simulator.world()
    const reply = await post(prospectCases, { cookie: `sim-world=${world.id}` })
    expect(reply.headers['x-sim-decision']).toBe(`${world.id}-1`)
    expect(reply.cookies).toEqual([])
  })

  it('is the default one for a cookie of a lost world, and the cookie goes', async () => {
    const reply = await post(prospectCases, { cookie: 'sim-world=gone' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['x-sim-decision']).toMatch(/^default-/)
    expect(reply.cookies).toEqual([expect.objectContaining({ name: 'sim-world', value: '', maxAge: 0 })])
  })

  it('is a default one made anew where it has been dropped', async () => {
    const before = await post(prospectCases)
    const url = '/__sim/v1/worlds/default'
    const ask = async (method: 'GET' | 'DELETE') =>
      (await simulator.app.inject({ method, url, headers: { host: 'localhost' } })).statusCode
    expect([before.statusCode, await ask('DELETE'), await ask('GET')]).toEqual([200, 204, 404])
    const after = await post(prospectCases)
    expect([after.statusCode, after.headers['x-sim-decision']]).toEqual([200, 'default-1'])
    expect(await ask('GET')).toBe(200)
  })
})

describe('the session of a call', () => {
  it('is undefined for a cookie of a lost session: a prospect goes on', async () => {
    const { id } = await simulator.world()
    expect((await post(prospectCases, { 'x-sim-world': id, cookie: 'sim-session=lost' })).statusCode).toBe(200)
  })

  it('is undefined for a cookie of a lost session: a signed-in path answers 401', async () => {
    const { id } = await simulator.world()
    const reply = await post(signedInCases, { 'x-sim-world': id, cookie: 'sim-session=lost; loggedIn=true' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'NO_SESSION'])
  })

  it('is needed by a signed-in path', async () => {
    const shopper = (await simulator.world()).stranger('signed-in')
    expect((await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).status).toBe(401)
  })

  it('opens no signed-in path to cookies that a browser can write', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    await guest.call('cart.addDevice', { body: deviceBody() })
    for (const [name, value] of [
      ['loggedIn', 'true'],
      ['role', 'accountmember'],
    ] as const)
      guest.cookies.set(name, value)
    const reply = await guest.call('cases.getCases', { audience: 'signed-in' })
    expect([reply.status, reply.raw]).toEqual([
      401,
      { error: expect.objectContaining({ code: 'WRONG_AUDIENCE' }) as unknown },
    ])
  })

  it.each(['cases.getCaseAndCartId', 'pricing.saveAcceptedMyofferData'] as const)(
    'must be signed in for %s',
    async (key) => {
      const guest = (await simulator.world()).stranger('prospect')
      await guest.call('cart.addDevice', { body: deviceBody() })
      const { example } = findOperation(key).metadata
      const reply = await guest.call(key, { body: example.body as never, audience: 'signed-in' })
      expect(reply.status).toBe(401)
    },
  )
  it('is undefined for a guest who has not called yet: a signed-in path answers 401', async () => {
    const guest = (await simulator.world()).stranger('prospect')
    const reply = await guest.call('wishlist.subscribe', { body: soldOutSku, audience: 'signed-in' })
    expect(reply.status).toBe(401)
  })

  it("stays a guest's where an operation asks for a sign-in", async () => {
    const guest = await (await simulator.world()).shopper()
    const session = guest.cookies.get('sim-session')
    const favorites = [{ items: [{ deviceId: 'dev14000001' }] }]
    const reply = await guest.call('wishlist.removeWishlist', { body: { data: { action: 'Item', favorites } } })
    expect([reply.status, reply.raw]).toEqual([
      401,
      { error: expect.objectContaining({ code: 'SIGN_IN_REQUIRED' }) as unknown },
    ])
    expect(guest.cookies.get('sim-session')).toBe(session)
  })

  it('is worth nothing in another world', async () => {
    const home = await (await simulator.world('signed-in')).shopper()
    const elsewhere = await simulator.world('signed-in')
    const cookie = `sim-session=${home.cookies.get('sim-session')}`
    expect((await post(signedInCases, { 'x-sim-world': elsewhere.id, cookie })).statusCode).toBe(401)
  })

  it('is not mixed up between postpaid and prepaid accounts', async () => {
    const postpaid = await (await simulator.world('signed-in')).shopper()
    expect((await postpaid.call('cases.getCases', { audience: 'prepay-signed-in' })).status).toBe(401)
    const prepaid = await (await simulator.world('prepay-signed-in')).shopper()
    expect((await prepaid.call('cases.getCases', { audience: 'signed-in' })).status).toBe(401)
  })

  it('ends when it expires', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command({ expireSession: {} })
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })

  it('ends after thirty minutes without a call, on the clock of the world', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const start = simulator.time.now
    simulator.time.now = start + 29 * 60_000
    expect((await shopper.call('cases.getCases')).status).toBe(200)
    simulator.time.now += 29 * 60_000
    expect((await shopper.call('cases.getCases')).status).toBe(200)
    simulator.time.now += 31 * 60_000
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })
})

describe("someone else's cart", () => {
  it('is refused by its id, to read or to change', async () => {
    const world = await simulator.world()
    await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    const cartId = (await world.state()).carts[0]?.id ?? ''
    const other = await world.shopper()
    const replies = [
      await other.call('checkout.getCheckoutDetails', { body: { cartId } }),
      await other.call('cart.addDevice', { body: { ...deviceBody(), cartInfo: { cartId } } }),
    ]
    for (const { status, raw } of replies) {
      expect([status, raw]).toEqual([403, { error: expect.objectContaining({ code: 'NOT_YOUR_CART' }) as unknown }])
    }
  })
})

describe("someone else's case", () => {
  it('is refused by its id', async () => {
    const world = await simulator.world('signed-in')
    await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    const caseId = (await world.state()).cases[0]?.id ?? ''
    const { status, raw } = await world.stranger('prospect').call('cases.resumeCase', { body: { caseId } })
    expect([status, raw]).toEqual([403, { error: expect.objectContaining({ code: 'NOT_YOUR_CASE' }) as unknown }])
  })
})

describe('a bare path', () => {
  const bare = async (cookie: string, world: string) =>
    (await post(bareFavorites, { 'x-sim-world': world, cookie }, favorites)).statusCode

  it('takes its audience from the session', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    expect(await bare(`sim-session=${shopper.cookies.get('sim-session')}`, world.id)).toBe(200)
  })

  it('answers 401 to a prospect where only an account may call', async () => {
    const world = await simulator.world('prospect')
    expect(await bare('', world.id)).toBe(401)
    expect(await bare('loggedIn=true; role=accountmember', world.id)).toBe(401)
  })

  it('belongs to prepaid accounts as well', async () => {
    const world = await simulator.world('prepay-signed-in')
    const shopper = await world.shopper()
    const headers = { 'x-sim-world': world.id, cookie: `sim-session=${shopper.cookies.get('sim-session')}` }
    expect((await post('/soe/digital/casemanagementservice/cases/getCases', headers)).statusCode).toBe(200)
    expect((await post(prepaidCases, headers)).statusCode).toBe(200)
  })
})

describe('reading', () => {
  it('keeps no session of a passer-by', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    await guest.call('cases.getCases', { body: {} })
    await guest.call('landing.landing', { body: {} })
    expect((await world.state()).sessions).toEqual([])
    expect([...guest.cookies]).toEqual([])
  })
})
