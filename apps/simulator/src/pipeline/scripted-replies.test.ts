import { deviceBody } from '@soe/carrier/testing'
import { aboutAddDevice, arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

type Given = Parameters<typeof aboutAddDevice>[0]

const callWith = async (given: Given, headers: Record<string, string> = {}) => {
  const world = await simulator.world()
  const shopper = await world.shopper()
  await arm(simulator.app, world.id, aboutAddDevice(given))
  const request = {
    method: 'POST' as const,
    url: '/soe/digital/prospect/cartservice/cart/nse/add-device',
    headers: {
      'x-sim-world': world.id,
      cookie: [...shopper.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      ...headers,
    },
    payload: deviceBody(),
  }
  const { statusCode: status, headers: sent, body } = await simulator.app.inject(request)
  return { world, status, sent, body }
}

describe('a reply with a body of its own', () => {
  it('carries headers, such as when to come back', async () => {
    const { status, sent } = await callWith({ nth: 1, reply: { status: 503, headers: { 'Retry-After': '2' } } })
    expect([status, sent['retry-after']]).toEqual([503, '2'])
  })

  it("may be a gateway's page, and is journalled as it was sent", async () => {
    const html = '<html><body><h1>504 Gateway Time-out</h1></body></html>'
    const { world, status, sent, body } = await callWith({ nth: 1, reply: { status: 504, html } })
    expect([status, sent['content-type'], body]).toEqual([504, 'text/html; charset=utf-8', html])
    const decision = await simulator.app.inject({
      url: `/__sim/v1/worlds/${world.id}/decisions/${world.id}-1`,
      headers: { host: 'localhost' },
    })
    expect(decision.json()).toMatchObject({ error: 'SCRIPTED_STATUS', answer: { status: 504, body: html } })
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
  })

  it('may be any JSON, which replaces the answer whatever the operation does', async () => {
    const reply = { status: 502, body: { fault: 'upstream' }, offContract: true } as const
    const { status, body } = await callWith({ nth: 1, reply })
    expect([status, JSON.parse(body)]).toEqual([502, { fault: 'upstream' }])
    const good = await callWith({ nth: 1, reply: { status: 200, body: [], offContract: true } })
    expect([good.status, good.body]).toEqual([200, '[]'])
    expect((await good.world.state()).carts).toEqual([])
  })

  it.each(['Set-Cookie', 'Content-Length', 'x-sim-decision', 'bad header', 'X-Injected\r\nX'])(
    'takes no header %j',
    async (name) => {
      await expect(callWith({ nth: 1, reply: { status: 503, headers: { [name]: '1' } } })).rejects.toThrow(
        'INVALID_SCENARIO',
      )
    },
  )
})

describe('a condition on headers and cookies', () => {
  it.each<[string, Given['when'], string]>([
    ['a header', { header: { 'Accept-Language': { equals: 'es-US' } } }, '208'],
    ['another value of a header', { header: { 'Accept-Language': { equals: 'en-US' } } }, 'ok'],
    ['a header that is missing', { header: { 'X-Nothing': { exists: false } } }, '208'],
    ['a cookie', { cookie: { 'sim-session': { exists: true } } }, '208'],
    ['a cookie that is missing', { cookie: { nothing: { exists: true } } }, 'ok'],
  ])('holds for %s', async (_what, when, answered) => {
    const { body } = await callWith({ nth: 1, when, reply: { error: '208' } } as Given, { 'accept-language': 'es-US' })
    expect(body.includes('"id":"208"') ? '208' : 'ok').toBe(answered)
  })
})
