import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const enter = async (query: string, cookie?: string) => {
  const { id } = await simulator.world()
  const { statusCode, cookies } = await simulator.app.inject({
    url: `/__sim/v1/worlds/${id}/enter?to=/${query}`,
    headers: { host: 'localhost', ...(cookie && { cookie }) },
  })
  expect(statusCode).toBe(303)
  return { id, overlay: cookies.find(({ name }) => name === 'sim-overlay') }
}

describe('the developer overlay', () => {
  it('is shown to a browser that enters with it, in a cookie that its script may read', async () => {
    const { id, overlay } = await enter('&overlay=1')
    expect(overlay).toMatchObject({ value: id, path: '/' })
    expect(overlay?.httpOnly).toBeUndefined()
  })

  it('goes along into the next world', async () => {
    const { id, overlay } = await enter('', 'sim-overlay=another')
    expect(overlay?.value).toBe(id)
  })

  it('is shown to nobody else', async () => {
    expect((await enter('')).overlay).toBeUndefined()
  })
})

describe('a fork', () => {
  const visit = async (world: string, query: string) => {
    const entered = await simulator.app.inject({
      url: `/__sim/v1/worlds/${world}/enter${query}`,
      headers: { host: 'localhost' },
    })
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]))
    return { status: entered.statusCode, body: entered.body, cookies }
  }
  const fork = async (world: string) => {
    const control = async (path: string, payload: object) =>
      (
        await simulator.app.inject({
          method: 'POST',
          url: `/__sim/v1/${path}`,
          headers: { host: 'localhost' },
          payload,
        })
      ).json()
    const { id } = await control('worlds', { from: await control(`worlds/${world}/snapshots`, {}) })
    return id as string
  }

  it('is entered in the session that was used last, with its cart', async () => {
    const { id } = await simulator.world()
    const { cookies } = await visit(id, '')
    const body = {
      cartInfo: {},
      data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
    }
    await simulator.app.inject({
      method: 'POST',
      url: '/soe/digital/prospect/cartservice/cart/nse/add-accessories',
      headers: { host: 'localhost' },
      cookies,
      payload: body,
    })
    const forked = await fork(id)
    expect((await visit(forked, '?session=last')).cookies).toMatchObject({
      'sim-world': forked,
      'sim-session': cookies['sim-session'],
      prospectCartCount: '1',
    })
    expect((await visit(forked, '')).cookies).toMatchObject({ prospectCartCount: '0' })
  })

  it('without a session begins one', async () => {
    const { id } = await simulator.world()
    expect((await visit(id, '?session=last')).cookies).toHaveProperty('sim-session')
  })

  it('goes on in the session that is named, and changes nothing', async () => {
    const world = await simulator.world()
    const first = (await visit(world.id, '')).cookies['sim-session']
    simulator.time.now += 60_000
    await visit(world.id, '')
    const before = await world.everything()
    expect((await visit(world.id, `?session=${first}`)).cookies).toMatchObject({
      'sim-world': world.id,
      'sim-session': first,
    })
    expect(await world.everything()).toEqual(before)
  })

  it.each(['abc', ''])('refuses to go on in a session that is not there: %j', async (session) => {
    const { id } = await simulator.world()
    const { status, body } = await visit(id, `?session=${session}`)
    expect([status, body]).toEqual([404, expect.stringContaining('UNKNOWN_SESSION')])
  })
})
