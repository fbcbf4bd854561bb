import type { ProviderStateReady } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator

beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const ask = (payload: object) =>
  simulator.app.inject({ method: 'POST', url: '/__sim/v1/states', headers: { host: 'localhost' }, payload })

const setUp = async (identity: string, beside?: string): Promise<ProviderStateReady> => {
  const params = { identity, ...(beside !== undefined && { beside }) }
  return (await ask({ state: 'shopper', params, action: 'setup' })).json<ProviderStateReady>()
}

const cookieHeader = ({ cookies }: ProviderStateReady) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

const call = (state: ProviderStateReady, path: string, payload: object) =>
  simulator.app.inject({
    method: 'POST',
    url: `/soe/digital/auth/${path}`,
    headers: { ...state.headers, cookie: cookieHeader(state) },
    payload,
  })

const addCharger = {
  cartInfo: {},
  data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
}
const add = (state: ProviderStateReady) => call(state, 'cartservice/cart/add-accessories', addCharger)

describe('a state for a judge', () => {
  it('is a shopper with what its calls carry', async () => {
    const state = await setUp('signed-in')
    expect(state.cookies['loggedIn']).toBe('true')
    expect((await add(state)).json()).toMatchObject({ serviceHeader: { statusCode: '00' } })
  })

  it('is a world of its own, unless it is beside another', async () => {
    const [one, other] = [await setUp('signed-in'), await setUp('signed-in')]
    expect(one.headers).not.toEqual(other.headers)
    const guest = await setUp('prospect', one.id)
    expect(guest.headers).toEqual(one.headers)
    expect(guest.cookies['sim-session']).not.toBe(one.cookies['sim-session'])
  })

  it('is a locked cart, until time has passed', async () => {
    const state = await setUp('signed-in')
    await add(state)
    await ask({ state: 'cart locked', params: { of: state.id, channel: 'VZW-RETAIL', ttl: 'PT15M' }, action: 'setup' })
    expect((await add(state)).json()).toMatchObject({ errors: [{ id: 'CART_LOCKED' }] })
    await ask({ state: 'time passed', params: { of: state.id, by: 'PT16M' }, action: 'setup' })
    expect((await add(state)).json()).toMatchObject({ serviceHeader: { statusCode: '00' } })
  })

  it('is gone when it is taken down, as often as that is asked', async () => {
    const state = await setUp('signed-in')
    const takeDown = () => ask({ state: 'shopper', params: { of: state.id }, action: 'teardown' })
    expect((await takeDown()).statusCode).toBe(200)
    expect((await add(state)).statusCode).toBe(404)
    expect((await takeDown()).statusCode).toBe(200)
  })

  it.each([
    [{ state: 'shopper', params: { identity: 'nobody' }, action: 'setup' }, 'UNKNOWN_IDENTITY'],
    [{ state: 'sunny', params: {}, action: 'setup' }, 'INVALID_REQUEST'],
    [{ state: 'time passed', params: { of: 'nowhere~1', by: 'PT1M' }, action: 'setup' }, 'UNKNOWN_WORLD'],
  ])('is refused where it is unknown: %j', async (payload, code) => {
    expect((await ask(payload)).json()).toMatchObject({ error: { code } })
  })

  it('names the channels that lock carts', async () => {
    const { id } = await setUp('signed-in')
    const reply = await ask({ state: 'cart locked', params: { of: id, channel: 'ATTIC' }, action: 'setup' })
    expect(reply.json()).toMatchObject({
      error: { code: 'UNKNOWN_CHANNEL', allowed: expect.arrayContaining(['VZW-CHAT']) as unknown },
    })
  })
})
