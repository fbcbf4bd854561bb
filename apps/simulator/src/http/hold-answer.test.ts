import { setImmediate } from 'node:timers/promises'
import type { Decision } from '@soe/contracts'
import { defineScenario, rule, type Hold } from '@soe/scenario'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { callControl } from '../testing/call-control'
import type { Shopper } from '../testing/create-shopper'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const held = (hold: Hold, more: object = { nth: 1 }) =>
  defineScenario({
    id: 'held',
    title: 'The answer of adding a device waits',
    rules: [rule.on('cart.addDevice', { id: 'waits', per: 'world', fault: { hold }, ...more } as never)],
    expect: [{ rule: 'waits', fired: 1 }],
  })

/** A shopper who has a session, in a world with the scenario armed. */
const shopperFor = async (hold: Hold) => {
  const world = await simulator.world()
  const shopper = world.stranger('prospect')
  await addDevice(shopper)
  await arm(simulator.app, world.id, held(hold))
  return { world, shopper }
}

const linesIn = async (world: TestWorld) => (await world.state()).carts.map(({ lines }) => lines.length)

/** The change is there although its answer is not. */
const untilAdded = async (world: TestWorld): Promise<void> => {
  if ((await linesIn(world))[0] === 2) return
  await setImmediate()
  await untilAdded(world)
}

const count = (shopper: Shopper) => shopper.call('recommendations.getRtCartCount', { body: {} })
const add = (shopper: Shopper) => shopper.call('cart.addDevice', { body: deviceBody() })

const why = async (world: string, decision: unknown) =>
  (await callControl<Decision>(simulator.app, 'GET', `worlds/${world}/decisions/${String(decision)}`)).body.sentences

describe('a held answer', () => {
  it('goes after the other, though what it asked for was done before', async () => {
    const { world, shopper } = await shopperFor({
      until: { answered: 'recommendations.getRtCartCount' },
      gap: 'PT0S',
    })
    const order: string[] = []
    const adding = add(shopper).then((reply) => (order.push('added'), reply))
    await untilAdded(world)
    expect(order).toEqual([])
    await count(shopper)
    order.push('counted')
    const { status, headers } = await adding
    expect([status, order]).toEqual([200, ['counted', 'added']])
    expect(await why(world.id, headers['x-sim-decision'])).toContain(
      'Its answer was held until recommendations.getRtCartCount was answered.',
    )
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
  })

  it('waits for another call of its own operation, which is not held', async () => {
    const { shopper } = await shopperFor({ until: { answered: 'cart.addDevice' }, gap: 'PT0S' })
    const order: string[] = []
    await Promise.all([add(shopper).then(() => order.push('first')), add(shopper).then(() => order.push('second'))])
    expect(order).toEqual(['second', 'first'])
  })

  it('goes in the end where the other never comes, which why and verify say', async () => {
    const { world, shopper } = await shopperFor({ until: { answered: 'cart.addPlan' }, atMost: 'PT0.01S' })
    const { status, headers } = await add(shopper)
    expect(status).toBe(200)
    expect(await why(world.id, headers['x-sim-decision'])).toContain(
      'Its answer was held for cart.addPlan, which was not answered within PT0.01S: it went all the same.',
    )
    const { ok, checks } = await verify(simulator.app, world.id)
    expect([ok, checks.filter((check) => !check.ok)]).toMatchObject([
      false,
      [{ kind: 'script', rule: 'waits', actual: 'failed once: cart.addPlan was not answered within PT0.01S' }],
    ])
  })

  it('may wait for a time alone', async () => {
    const { world, shopper } = await shopperFor({ until: 'PT0.01S' })
    expect((await add(shopper)).status).toBe(200)
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
  })
})

it('scenarios whose answers would wait for each other are not armed together', async () => {
  const { id } = await simulator.world()
  const waiting = (on: string, answered: string) => ({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: `waits-for-${answered.split('.')[1]?.toLowerCase()}`,
    title: 'One half of a circle',
    rules: [
      { id: answered.split('.')[1]?.toLowerCase(), on, per: 'world', nth: 1, fault: { hold: { until: { answered } } } },
    ],
  })
  const arming = (scenario: ReturnType<typeof waiting>) =>
    callControl(simulator.app, 'PUT', `worlds/${id}/scenarios/${scenario.id}`, scenario)
  expect(await arming(waiting('cart.addDevice', 'cart.addPlan'))).toMatchObject({ status: 200 })
  expect(await arming(waiting('cart.addPlan', 'cart.addDevice'))).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'INVALID_SCENARIO',
        message:
          'Answers are held for each other and none would go: "addplan" waits for cart.addPlan, "adddevice" waits for cart.addDevice.',
      },
    },
  })
})
