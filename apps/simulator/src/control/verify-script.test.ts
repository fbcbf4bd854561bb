// oxlint-disable unicorn/no-thenable -- a rule's commands are named so
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { findOperation } from '@soe/contracts'
import { defineScenario, rule, type Scenario } from '@soe/scenario'
import { aboutAddDevice, arm, disarm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const armed = async (scenario: Scenario): Promise<TestWorld> => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, scenario)
  return world
}

const verified = ({ id }: TestWorld) => verify(simulator.app, id)

const put = (world: TestWorld, text: string, query = '') =>
  simulator.app.inject({
    method: 'PUT',
    url: `/__sim/v1/worlds/${world.id}/scenarios/written${query}`,
    headers: { host: 'localhost', 'content-type': 'application/yaml' },
    payload: `apiVersion: sim/v1\nkind: Scenario\nid: written\ntitle: Written\n${text}`,
  })

describe('verifying a script that did not run', () => {
  it('fails where a command was refused when it ran', async () => {
    const then = [{ unlockCart: { cartId: 'C1' } }, { lockCart: { cartId: 'C-none', channel: 'VZW-RETAIL' } }] as const
    const world = await armed(aboutAddDevice({ nth: 1, then: [...then] }))
    await addDevice(await world.shopper())
    const { ok, checks } = await verified(world)
    expect([ok, checks.filter((check) => !check.ok)]).toEqual([
      false,
      [
        expect.objectContaining({
          scenario: 'about-add-device',
          rule: 'the-rule',
          kind: 'script',
          expected: 'its commands run',
          actual: 'failed once: lockCart: There is no cart "C-none".',
        }),
      ],
    ])
  })

  it('fails where a command had no cart to be about', async () => {
    const noCart = defineScenario({
      id: 'no-cart',
      title: 'Locks the cart of a shopper who has none',
      rules: [rule.on('cases.getCases', { id: 'lock', nth: 1, then: [{ lockCart: { channel: 'VZW-RETAIL' } }] })],
      expect: [{ rule: 'lock', fired: 1 }],
    })
    const world = await armed(noCart)
    await (await world.shopper()).call('cases.getCases', { body: {} })
    expect((await verified(world)).checks.map(({ ok }) => ok)).toEqual([true, false])
  })

  it('fails where a command found nothing to be about', async () => {
    const then = [{ answerChat: { text: 'Hello' } }, { handOverCase: { channel: 'VZW-CHAT', caseId: '*' } }] as const
    const world = await armed(aboutAddDevice({ nth: 1, then: [...then], commit: false, reply: { error: '208' } }))
    await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    expect((await verified(world)).checks.map(({ ok, actual }) => [ok, actual])).toEqual([
      [true, 'fired: 1, of 1 calls that it counted'],
      [false, 'failed once: answerChat: No chat is open.'],
      [false, 'failed once: handOverCase: There is no case.'],
    ])
  })

  it('fails where a patch broke the contract, and counts it as off contract', async () => {
    const patched = defineScenario({
      id: 'patched',
      title: 'Half a contact, which the contract does not know',
      rules: [
        rule.on('checkout.getCheckoutDetails', {
          id: 'half',
          nth: 1,
          reply: { patch: { contact: { firstName: 'A' } } },
        }),
      ],
      expect: [{ rule: 'half', fired: 1 }, { offContract: 0 }],
    })
    const world = await armed(patched)
    const shopper = await world.shopper()
    await addDevice(shopper)
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).status).toBe(500)
    expect((await verified(world)).checks.map(({ ok, kind }) => [ok, kind])).toEqual([
      [true, 'fired'],
      [false, 'off-contract'],
      [false, 'script'],
    ])
  })

  it('counts an answer as off contract that a rule gives because it says so', async () => {
    const counted = rule.on('recommendations.getRtCartCount', {
      id: 'in-words',
      nth: 1,
      reply: { offContract: true, patch: { rtCartCount: 'many' } as never },
    })
    const world = await armed(
      defineScenario({ id: 'in-words', title: 'A count in words', rules: [counted], expect: [{ offContract: 0 }] }),
    )
    const shopper = await world.shopper()
    expect((await verified(world)).checks).toMatchObject([{ ok: false, gap: 'no-call' }])
    await addDevice(shopper)
    expect((await verified(world)).ok).toBe(true)
    await shopper.call('recommendations.getRtCartCount')
    expect((await verified(world)).checks).toMatchObject([
      { ok: false, actual: `1; ${world.id}-2 recommendations.getRtCartCount 200` },
    ])
  })

  it('fails where an answer was never sent, for the operation failed by itself each time', async () => {
    const world = await armed(
      aboutAddDevice({ always: true, reply: { goToUrl: '/sales/digital/cart.html' } }, { min: 1 }),
    )
    const shopper = await world.shopper()
    await world.command({ sellOut: { skuId: 'orbit-12-pro-kelp-128' } })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    expect((await verified(world)).checks).toMatchObject([
      { ok: true },
      { ok: false, kind: 'script', expected: 'its answer is sent', actual: expect.stringContaining('OUT_OF_STOCK') },
    ])
    await world.command({ setStock: { skuId: 'orbit-12-pro-kelp-128', status: 'in-stock' } })
    await addDevice(shopper)
    expect((await verified(world)).ok).toBe(true)
  })

  it('keeps the failures in a fork, and forgets them when it is armed anew', async () => {
    const scenario = aboutAddDevice({ nth: 1, then: [{ lockCart: { cartId: 'C-none', channel: 'VZW-RETAIL' } }] })
    const world = await armed(scenario)
    await addDevice(await world.shopper())
    const post = (url: string, payload: object) =>
      simulator.app.inject({ method: 'POST', url: `/__sim/v1/worlds${url}`, headers: { host: 'localhost' }, payload })
    const from = (await post(`/${world.id}/snapshots`, {})).json()
    const { id } = (await post('', { from })).json()
    expect((await verify(simulator.app, id)).checks.map(({ kind }) => kind)).toContain('script')
    await arm(simulator.app, world.id, scenario)
    expect((await verified(world)).checks.map(({ kind }) => kind)).not.toContain('script')
  })
})

describe('calls that were refused early', () => {
  it('are counted, and named as near misses', async () => {
    const world = await armed(aboutAddDevice({ nth: 1, reply: { error: '208' } }))
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: { nonsense: true } as never })
    await shopper.call('cart.addDevice', { body: deviceBody(), audience: 'signed-in' })
    const { checks, refused } = await verified(world)
    expect(checks[0]).toMatchObject({
      ok: false,
      actual: 'fired: 0, of 0 calls that it counted; 2 more refused before any rule',
      nearest: [
        `${world.id}-1 cart.addDevice answered 400 INVALID_REQUEST; refused before any rule saw it.`,
        `${world.id}-2 cart.addDevice answered 401 WRONG_AUDIENCE; refused before any rule saw it.`,
      ],
    })
    expect(refused).toEqual([
      { operation: 'cart.addDevice', status: 400, error: 'INVALID_REQUEST', calls: 1 },
      { operation: 'cart.addDevice', status: 401, error: 'WRONG_AUDIENCE', calls: 1 },
    ])
  })
})

describe('a check that is not met', () => {
  it('names each field of a request that was not as it was asked for', async () => {
    const path = 'data.lines.*.device.dppMonths'
    const expected = { on: ['cart.addDevice' as const], request: { [path]: { in: [24, 30] } }, calls: 1 }
    const world = await armed({ ...aboutAddDevice({ nth: 9 }), expect: [expected] })
    await addDevice(await world.shopper())
    expect((await verified(world)).checks[0]?.nearest).toEqual([
      `${world.id}-1 cart.addDevice answered 200; ${path}: expected in [24,30], sent 36`,
    ])
  })

  it('says that a rule counts each session by itself where the calls came of several', async () => {
    const world = await armed(aboutAddDevice({ nth: 2, reply: { error: '208' } }))
    for (const shopper of [1, 2, 3].map(() => world.stranger('prospect'))) await addDevice(shopper)
    expect((await verified(world)).checks[0]?.actual).toBe(
      'fired: 0, of 3 calls that it counted, each session by itself: they came of 3 sessions, so each was the first of its own; "per: world" counts them together',
    )
  })

  it('says so, too, where the calls were of callers who are known by nothing', async () => {
    const world = await simulator.world()
    const second = '{ id: second, on: recommendations.getRtCartCount, nth: 2, reply: { status: 503 } }'
    await put(world, `rules: [${second}]\nexpect: [{ rule: second, fired: 1 }]`)
    const url = findOperation('recommendations.getRtCartCount').metadata.paths.prospect ?? ''
    const count = () => simulator.app.inject({ method: 'POST', url, headers: { 'x-sim-world': world.id }, payload: {} })
    await Promise.all([count(), count()])
    expect((await verified(world)).checks[0]?.actual).toMatch(
      /^fired: 0, .* they came of 2 sessions, so each was the first/,
    )
  })

  it('says what came before the scenario was armed again', async () => {
    const never = { ...aboutAddDevice({ nth: 9 }), expect: [{ on: ['cart.addDevice' as const], never: true as const }] }
    const world = await armed(never)
    const shopper = await world.shopper()
    await addDevice(shopper)
    await arm(simulator.app, world.id, never)
    await shopper.call('recommendations.getRtCartCount')
    expect((await verified(world)).checks).toMatchObject([
      { ok: true, expected: 'calls: 0, since it was armed again after 1 call' },
    ])
  })
})

describe('verifying nothing', () => {
  it('says why it fails', async () => {
    const world = await simulator.world()
    expect(await verified(world)).toMatchObject({ ok: false, reason: 'no scenario is armed' })
    await arm(simulator.app, world.id, { ...aboutAddDevice({ always: true }), expect: [] })
    expect((await verified(world)).reason).toMatch(/expects anything; give about-add-device an expect/)
    await disarm(simulator.app, world.id, 'about-add-device')
  })
})

describe('arming', () => {
  it('refuses what the catalogue lacks, and tells all problems, each on a line', async () => {
    const world = await simulator.world()
    const { error } = (
      await put(
        world,
        `rules:
  - { id: a, on: cart.addDevice, nth: 1, then: [sellOut: { skuId: nope }] }
  - { id: b, on: cart.addDevice, nth: 2, when: { processStep: FOO }, reply: { error: PROMO_INVALID } }
expect: [{ offContract: 0 }]
`,
      )
    ).json()
    expect(error.message.split('\n')).toEqual([
      expect.stringMatching(/^line 6, .*There is no sku "nope"\./),
      expect.stringMatching(/^line 7, .*never answers the error PROMO_INVALID/),
      expect.stringMatching(/^line 7, .*There is no processStep "FOO"\./),
    ])
  })

  it('warns of a cart that the world does not hold yet, and of operations that a rule is not about', async () => {
    const world = await simulator.world()
    const { ok, problems } = (
      await put(
        world,
        `rules: [{ id: a, on: cart.*, nth: 1, reply: { error: "208" }, then: [unlockCart: { cartId: C9 }] }]\nexpect: [{ offContract: 0 }]\n`,
        '?dryRun=1',
      )
    ).json()
    expect([ok, problems.map(({ code }: { code: string }) => code)]).toEqual([true, ['fits-some', 'not-in-world']])
  })

  it('runs what the scenario sets up, or arms nothing', async () => {
    const world = await simulator.world()
    const watch = 'rules: [{ id: r, on: cart.addDevice, nth: 1 }]\nexpect: [{ rule: r, fired: 1 }]\n'
    const lock = 'setup: [advanceClock: { by: PT1H }, lockCart: { channel: VZW-RETAIL, ttl: PT15M }]\n'
    expect((await put(world, lock + watch)).statusCode).toBe(200)
    const [held] = (await world.state()).locks
    expect(held).toMatchObject({ id: '*', channel: 'VZW-RETAIL' })
    const cartless = await simulator.world()
    const refused = await put(cartless, `setup: [lockCart: { channel: VZW-RETAIL, cartId: C1 }]\n${watch}`)
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      'setup[0].lockCart: There is no cart "C1".',
    ])
    expect((await verified(cartless)).reason).toBe('no scenario is armed')
  })
})

describe('expectations of events', () => {
  it('count what commands do, from outside and in rules', async () => {
    const world = await armed({
      ...aboutAddDevice({ nth: 1, then: [{ advanceClock: { by: 'PT1M' } }] }),
      expect: [
        { event: 'clock-changed', times: 3 },
        { event: 'command-run', times: 2 },
      ],
    })
    await addDevice(await world.shopper())
    await world.command({ advanceClock: { by: 'PT1M' } })
    expect((await verified(world)).checks.map(({ found }) => found)).toEqual([2, 2])
    await simulator.app.inject({
      method: 'POST',
      url: `/__sim/v1/worlds/${world.id}/clock`,
      headers: { host: 'localhost' },
      payload: { advance: 'PT1M' },
    })
    expect((await verified(world)).checks.map(({ found, ok }) => [found, ok])).toEqual([
      [3, true],
      [2, true],
    ])
  })
})

describe('expectations of calls', () => {
  const expecting = (...expect: Scenario['expect']): Scenario => ({
    ...aboutAddDevice({ nth: 2, reply: { error: '208' } }),
    expect,
  })

  it.each<[string, Scenario['expect'][number], boolean]>([
    ['a good answer', { on: ['cart.addDevice'], answered: ['ok'], calls: 1 }, true],
    ['an error', { on: ['cart.addDevice'], answered: ['208'], calls: 1 }, true],
    ['one of several', { on: ['cart.*'], answered: ['208', '417'], calls: { min: 1 } }, true],
    ['a refusal', { on: ['cart.addDevice'], answered: ['INVALID_REQUEST'], calls: 1 }, true],
    ['a status', { on: ['cart.addDevice'], answered: [400], calls: 1 }, true],
    ['an answer that never came', { on: ['cart.addDevice'], answered: ['417'], never: true }, true],
    ['an answer that came', { on: ['cart.addDevice'], answered: ['208'], never: true }, false],
    [
      'a request',
      { on: ['cart.addDevice'], request: { 'data.lines.*.device.dppMonths': { equals: 36 } }, calls: 2 },
      true,
    ],
    [
      'another request',
      { on: ['cart.addDevice'], request: { 'data.lines.*.device.dppMonths': { equals: 24 } }, never: true },
      true,
    ],
    [
      'an order of answers',
      {
        order: [
          { on: 'cart.addDevice', answered: 'ok' },
          { on: 'cart.addDevice', answered: '208' },
        ],
      },
      true,
    ],
    [
      'another order',
      {
        order: [
          { on: 'cart.addDevice', answered: '208' },
          { on: 'cart.addDevice', answered: 'ok' },
        ],
      },
      false,
    ],
    ['an event', { event: 'command-run', times: 1 }, true],
    ['no event', { event: 'snapshot-restored', never: true }, true],
    ['an event that did not happen', { event: 'clock-changed', times: { min: 1 } }, false],
  ])('with %s are judged by what was sent and answered', async (_what, expectation, met) => {
    const world = await armed(expecting(expectation))
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await shopper.call('cart.addDevice', { body: { nonsense: true } as never })
    await world.command({ extendSession: {} })
    const { ok, checks } = await verified(world)
    expect([ok, checks.length]).toEqual([met, 1])
  })
})
