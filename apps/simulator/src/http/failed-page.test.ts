import { defineScenario, rule } from '@soe/scenario'
import { arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const on = 'session.logoutPage'
const path = '/soe/digital/auth/fraudservice/session/logout'
const asked = { browser: 'text/html,application/xhtml+xml,*/*;q=0.8', client: 'application/json' }

const openPage = async (world: TestWorld, accept: string, query = '') => {
  const { cookies } = await world.shopper()
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const headers = { 'x-sim-world': world.id, cookie, accept }
  return simulator.app.inject({ method: 'GET', url: `${path}${query}`, headers })
}

describe('the page that ends a session, where it fails', () => {
  it.each([
    ['', 'We couldn’t end your session', '/smartphones'],
    ['?language=espanol', 'No pudimos cerrar tu sesión', '/espanol/smartphones'],
  ])('leads a browser back to it%s and to the shop', async (query, title, shop) => {
    const world = await simulator.world('signed-in')
    await world.failNext(on, { status: 500 })
    const { statusCode, headers, body } = await openPage(world, asked.browser, query)
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    for (const part of [`<h1>${title}</h1>`, `href="${path}${query}"`, `href="${shop}"`]) expect(body).toContain(part)
  })

  it('tells any other client of the error', async () => {
    const world = await simulator.world('signed-in')
    await world.failNext(on, { status: 503 })
    const { statusCode, body } = await openPage(world, asked.client)
    const message = 'This call was scripted to answer 503.'
    expect([statusCode, JSON.parse(body)]).toEqual([503, { error: { code: 'SCRIPTED_STATUS', message } }])
  })

  it('says what a scenario words', async () => {
    const world = await simulator.world('signed-in')
    const html = '<p>Down for the night.</p>'
    await arm(
      simulator.app,
      world.id,
      defineScenario({
        id: 'worded',
        title: 'The page in the words of a scenario',
        rules: [rule.on(on, { id: 'night', always: true, reply: { status: 500, html } })],
        expect: [],
      }),
    )
    expect((await openPage(world, asked.browser)).body).toBe(html)
  })

  it('puts no markup of its address on the page', async () => {
    const world = await simulator.world('signed-in')
    await world.failNext(on, { status: 500 })
    const { body } = await openPage(world, asked.browser, '?x="><img src=x>')
    expect(body).not.toContain('<img')
  })
})
