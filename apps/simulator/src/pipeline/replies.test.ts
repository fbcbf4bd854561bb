import { defineScenario, rule } from '@soe/scenario'
import { accessoryBody, addDevice, deviceBody } from '@soe/carrier/testing'
import { aboutAddDevice, arm, armedScenarios, disarm, verify } from '../testing/scenario-client'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const add = (shopper: Shopper) => shopper.call('cart.addDevice', { body: deviceBody() })

const answersOf = async (shopper: Shopper, calls: number) => {
  const answers: (string | number)[] = []
  for (let call = 0; call < calls; call += 1) {
    const { errorId, status } = await add(shopper)
    answers.push(errorId ?? status)
  }
  return answers
}

const linesIn = async (world: { state(): Promise<{ carts: readonly { lines: readonly unknown[] }[] }> }) =>
  (await world.state()).carts.reduce((sum, { lines }) => sum + lines.length, 0)

const enter = async (persona: 'prospect' | 'signed-in' = 'prospect') => {
  const world = await simulator.world(persona)
  return { world, shopper: await world.shopper() }
}

describe('a trigger', () => {
  it.each([
    ['nth', { nth: 2 } as const, [200, '417', 200, 200]],
    ['times', { times: { from: 2, to: 3 } } as const, [200, '417', '417', 200]],
    ['from', { times: { from: 3 } } as const, [200, 200, '417', '417']],
    ['always', { always: true } as const, ['417', '417', '417', '417']],
    ['when on lines', { when: { cartLines: { gte: 2 } } } as const, [200, 200, '417', '417']],
    [
      'when on the request',
      { when: { request: { 'data.lines.*.device.dppMonths': { equals: 36 } } } } as const,
      Array(4).fill('417'),
    ],
    [
      'when on another request',
      { when: { request: { 'data.lines.*.device.dppMonths': { equals: 24 } } } } as const,
      Array(4).fill(200),
    ],
    ['when on the persona', { when: { persona: 'signed-in' } } as const, Array(4).fill(200)],
    ['when on the lock', { when: { lockOwner: 'none' } } as const, Array(4).fill('417')],
    ['another audience', { audience: 'signed-in', always: true } as const, Array(4).fill(200)],
    ['per cart', { per: 'cart', nth: 2 } as const, [200, '417', 200, 200]],
    ['per world', { per: 'world', nth: 3 } as const, [200, 200, '417', 200]],
  ])('%s fires when it says', async (_name, trigger, expected) => {
    const { world, shopper } = await enter()
    await arm(simulator.app, world.id, aboutAddDevice({ ...trigger, reply: { error: '417' } } as never))
    expect(await answersOf(shopper, 4)).toEqual(expected)
    const fired = expected.filter((answer) => answer === '417').length
    const [armed] = await armedScenarios(simulator.app, world.id)
    expect(armed?.rules[0]?.fired).toBe(fired)
    expect((await verify(simulator.app, world.id)).ok).toBe(fired === 1)
  })

  it('counts each session apart, and the world as one', async () => {
    const { world, shopper } = await enter()
    const other = await world.shopper()
    await arm(simulator.app, world.id, aboutAddDevice({ per: 'session', nth: 2, reply: { error: '417' } }))
    expect([await answersOf(shopper, 1), await answersOf(other, 1)]).toEqual([[200], [200]])
    expect([await answersOf(shopper, 1), await answersOf(other, 1)]).toEqual([['417'], ['417']])
  })

  it('counts a stranger who gets a session with the first call from that call on', async () => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, aboutAddDevice({ per: 'session', nth: 2, reply: { error: '417' } }))
    expect(await answersOf(world.stranger('prospect'), 3)).toEqual([200, '417', 200])
  })

  it('counts the retry of a stranger whose first call failed', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, reply: { error: '417' } }))
    const call = () => shopper.call('cart.addDevice', { body: deviceBody(), requestId: 'the-same' })
    expect((await call()).errorId).toBe('417')
    expect((await call()).status).toBe(200)
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
    expect(await answersOf(shopper, 1)).toEqual([200])
  })

  it('counts the retry of a stranger who has got a session by another call meanwhile', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await arm(simulator.app, world.id, aboutAddDevice({ times: { from: 1, to: 2 }, reply: { error: '417' } }))
    const call = (requestId: string) => shopper.call('cart.addDevice', { body: deviceBody(), requestId })
    expect((await call('the-same')).errorId).toBe('417')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    expect(shopper.cookies.get('sim-session')).toBeDefined()
    expect((await call('the-same')).errorId).toBe('417')
    expect((await call('another')).status).toBe(200)
    const [armed] = await armedScenarios(simulator.app, world.id)
    expect(armed?.rules[0]).toMatchObject({ matched: 3, fired: 2 })
  })

  it('draws from the seed of the world', async () => {
    const runs = [5, 5, 6].map(async (seed) => {
      const world = await simulator.world('prospect', seed)
      await arm(simulator.app, world.id, aboutAddDevice({ probability: 0.5, reply: { error: '417' } }))
      return (await answersOf(await world.shopper(), 12)).join()
    })
    const [first, again, other] = await Promise.all(runs)
    expect(first).toBe(again)
    expect(first).not.toBe(other)
    expect(first).toMatch(/417.*200|200.*417/)
  })

  it('waits for another rule', async () => {
    const { world, shopper } = await enter()
    const scenario = defineScenario({
      id: 'waits',
      title: 'Waits',
      rules: [
        rule.on('cart.addDevice', { id: 'waits', after: 'first', nth: 1, reply: { error: '417' } }),
        rule.on('cart.addDevice', { id: 'first', nth: 2, reply: { error: '208' } }),
      ],
      expect: [{ rule: 'waits', fired: 1 }],
    })
    await arm(simulator.app, world.id, scenario)
    expect(await answersOf(shopper, 4)).toEqual([200, '208', '417', 200])
  })

  it('counts what each rule matches, whether others of its scenario match the same or less', async () => {
    const { world, shopper } = await enter()
    const other = await world.shopper()
    const never = { nth: 9, reply: { error: '208' } } as const
    const scenario = defineScenario({
      id: 'alike',
      title: 'Alike',
      rules: [
        rule.on('cart.addDevice', { id: 'every-call', ...never }),
        rule.on('cart.addDevice', { id: 'every-call-again', nth: 2, reply: { error: '417' } }),
        rule.on(['cart.addDevice', 'checkout.getCheckoutDetails'], { id: 'another-operation-too', ...never }),
        rule.on('cart.addDevice', { id: 'with-lines', when: { cartLines: { gte: 1 } }, ...never }),
        rule.on('cart.addDevice', { id: 'of-the-world', per: 'world', ...never }),
        rule.on('cart.addDevice', { id: 'of-customers', audience: 'signed-in', ...never }),
        rule.on('cart.addDevice', { id: 'afterwards', after: 'every-call-again', ...never }),
      ],
      expect: [{ rule: 'every-call-again', fired: 1 }],
    })
    await arm(simulator.app, world.id, scenario)
    expect([await answersOf(shopper, 3), await answersOf(other, 1)]).toEqual([[200, '417', 200], [200]])
    await shopper.call('checkout.getCheckoutDetails', { body: {} })
    const [armed] = await armedScenarios(simulator.app, world.id)
    expect(Object.fromEntries(armed?.rules.map(({ id, matched, fired }) => [id, [matched, fired]]) ?? [])).toEqual({
      'every-call': [4, 0],
      'every-call-again': [4, 1],
      'another-operation-too': [5, 0],
      'with-lines': [2, 0],
      'of-the-world': [4, 0],
      'of-customers': [0, 0],
      afterwards: [1, 0],
    })
  })

  it('goes by priority, then by order, and counts what is beaten', async () => {
    const { world, shopper } = await enter()
    const scenario = defineScenario({
      id: 'order',
      title: 'Order',
      rules: [
        rule.on('cart.addDevice', { id: 'low', times: { from: 1, to: 2 }, reply: { error: '417' } }),
        rule.on('cart.addDevice', { id: 'high', priority: 5, nth: 1, reply: { error: '208' } }),
      ],
      expect: [{ rule: 'low', fired: 1 }],
    })
    await arm(simulator.app, world.id, scenario)
    await world.failNext('cart.addDevice', { status: 503 })
    expect(await answersOf(shopper, 3)).toEqual([503, '417', 200])
  })
})

describe('a reply', () => {
  it('carries the details and the text that it is given', async () => {
    const { world, shopper } = await enter()
    const details = { lockedChannelID: 'VZW-RETAIL', information_link: '/x' } as const
    await arm(
      simulator.app,
      world.id,
      aboutAddDevice({ nth: 1, reply: { error: 'CART_LOCKED', message: 'Held.', details } }),
    )
    const { errors } = await add(shopper)
    expect(errors).toMatchObject([{ id: 'CART_LOCKED', message: 'Held.', details: [details] }])
  })

  it('holds several errors', async () => {
    const { world, shopper } = await enter()
    await arm(
      simulator.app,
      world.id,
      aboutAddDevice({ nth: 1, reply: { errors: [{ error: '417' }, { error: '208' }] } }),
    )
    expect((await add(shopper)).errors.map(({ id }) => id)).toEqual(['417', '208'])
  })

  it('is a status', async () => {
    const { world, shopper } = await enter()
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, reply: { status: 503 } }))
    expect(await answersOf(shopper, 2)).toEqual([503, 200])
  })

  it.each([
    ['without the change', false, 0],
    ['with the change', true, 1],
  ])('fails %s', async (_name, commit, lines) => {
    const { world, shopper } = await enter()
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, reply: { error: '417' }, commit }))
    expect(await answersOf(shopper, 1)).toEqual(['417'])
    expect(await linesIn(world)).toBe(lines)
  })

  it.each([
    ['an empty process step', { emptyProcessStep: true }, '"processStep":""'],
    ['a patch', { patch: { serviceHeader: { statusMsg: 'PATCHED' } } }, '"statusMsg":"PATCHED"'],
    ['a goToUrl', { goToUrl: '/smartphones/' }, '"goToUrl":"/smartphones/"'],
    ['an off-contract patch', { patch: { surprise: 1 }, offContract: true }, '"surprise":1'],
  ])('is the own answer with %s, with or without the change', async (_name, reply, part) => {
    for (const commit of [true, false]) {
      const { world, shopper } = await enter()
      await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, reply, commit } as never))
      const { status, raw } = await add(shopper)
      expect([status, JSON.stringify(raw)]).toEqual([200, expect.stringContaining(part)])
      expect(await linesIn(world)).toBe(commit ? 1 : 0)
      expect(await linesIn(world)).toBe(commit ? 1 : 0)
    }
  })
})

describe('commands of a rule', () => {
  it('take the cart of the call, and leave the others alone', async () => {
    const { world, shopper } = await enter()
    const other = await world.shopper()
    await Promise.all([addDevice(shopper), addDevice(other)])
    await arm(
      simulator.app,
      world.id,
      aboutAddDevice({ per: 'world', nth: 1, then: [{ lockCart: { channel: 'VZW-RETAIL' } }] }),
    )
    expect(await answersOf(shopper, 2)).toEqual([200, 'CART_LOCKED'])
    expect(await answersOf(other, 1)).toEqual([200])
  })

  it('end the session behind the answer', async () => {
    const { world, shopper } = await enter('signed-in')
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, then: [{ expireSession: {} }] }))
    expect((await add(shopper)).status).toBe(200)
    expect((await add(shopper)).status).toBe(401)
  })

  it('that cannot be done are told and do no harm', async () => {
    const { world, shopper } = await enter()
    const then = [{ lockCart: { channel: 'VZW-RETAIL' as const } }]
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, reply: { error: '417' }, then }))
    const { headers, errorId } = await add(shopper)
    expect(errorId).toBe('417')
    const url = `/__sim/v1/worlds/${world.id}/decisions/${String(headers['x-sim-decision'])}`
    const { sentences, because } = (await simulator.app.inject({ url, headers: { host: 'localhost' } })).json()
    expect(because).toBe('scenario')
    expect(sentences.join('\n')).toContain('"the-rule" could not run the command lockCart: The call has no cart.')
  })
})

it('forgets what it counted when it is disarmed or armed again', async () => {
  const { world, shopper } = await enter()
  const scenario = aboutAddDevice({ nth: 2, reply: { error: '417' } })
  await arm(simulator.app, world.id, scenario)
  expect(await answersOf(shopper, 2)).toEqual([200, '417'])
  await arm(simulator.app, world.id, scenario)
  expect(await answersOf(shopper, 2)).toEqual([200, '417'])
  await disarm(simulator.app, world.id, scenario.id)
  expect(await answersOf(shopper, 3)).toEqual([200, 200, 200])
  expect((await verify(simulator.app, world.id)).ok).toBe(false)
})
