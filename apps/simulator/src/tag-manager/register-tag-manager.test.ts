import { defineScenario, rule } from '@soe/scenario'
import { arm, verify } from '../testing/scenario-client'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const oneView = defineScenario({
  id: 'one-view',
  title: 'A page is viewed once',
  rules: [rule.on('cart.addDevice', { id: 'add', always: true, reply: { error: '208' } })],
  expect: [{ event: 'pageView', times: 1 }],
})

const send = async (shopper: Shopper, payload: unknown, origin = 'http://localhost') => {
  const { statusCode } = await simulator.app.inject({
    method: 'POST',
    url: '/tagmanager/events',
    headers: { host: 'localhost', origin, 'content-type': 'application/json' },
    cookies: Object.fromEntries(shopper.cookies),
    payload: JSON.stringify(payload),
  })
  return statusCode
}

const enter = async () => {
  const world = await simulator.world()
  return { world, shopper: await world.shopper() }
}

it('stores the events of a page in the journal of its world, and counts them from the arming of a scenario', async () => {
  const { world, shopper } = await enter()
  expect(await send(shopper, { event: 'pageView', page: 'gridwall' })).toBe(204)
  await arm(simulator.app, world.id, oneView)
  expect((await verify(simulator.app, world.id)).ok).toBe(false)
  await send(shopper, { event: 'pageView', page: 'gridwall' })
  await send(shopper, { event: 'error', page: 'gridwall' })
  expect(await verify(simulator.app, world.id)).toMatchObject({
    ok: true,
    checks: [{ rule: 'pageView', expected: 'events: 1', actual: 'events: 1', kind: 'events' }],
  })
  await send(shopper, { event: 'pageView', page: 'cart' })
  expect((await verify(simulator.app, world.id)).ok).toBe(false)
})

it('refuses what is not an event, too large, or sent by a page of another site', async () => {
  const { shopper } = await enter()
  expect(await send(shopper, { page: 'gridwall' })).toBe(400)
  expect(await send(shopper, { event: 'x'.repeat(61) })).toBe(400)
  expect(await send(shopper, { event: 'pageView', text: 'x'.repeat(9000) })).toBe(413)
  expect(await send(shopper, { event: 'pageView' }, 'https://elsewhere.example')).toBe(403)
})
