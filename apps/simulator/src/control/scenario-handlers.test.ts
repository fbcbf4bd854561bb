import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInScenarios } from '@soe/scenario'
import { createLmdbStore, createMemoryStore, createRedisStore, type WorldStore } from '@soe/world'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { aboutAddDevice, arm, armedScenarios, verify } from '../testing/scenario-client'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { createShopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let redis: TestRedis
const dir = mkdtempSync(join(tmpdir(), 'scenarios-'))
beforeAll(async () => {
  simulator = await startSimulator()
  redis = await startRedis()
})
afterAll(async () => {
  await simulator.close()
  await redis.stop()
  rmSync(dir, { recursive: true })
})

const yaml = `# What QA scripts
apiVersion: sim/v1
kind: Scenario
id: from-yaml
title: The second one fails
rules:
  - id: second
    on: cart.addDevice
    nth: 2
    reply: { error: "208" }
expect:
  - { rule: second, fired: 1 }
`

const put = async (world: string, id: string, text: string, type = 'application/yaml', query = '') => {
  const url = `/__sim/v1/worlds/${world}/scenarios/${id}${query}`
  const headers = { host: 'localhost', 'content-type': type }
  const reply = await simulator.app.inject({ method: 'PUT', url, headers, payload: text })
  return { status: reply.statusCode, body: reply.json() }
}

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, accept = 'application/json', payload?: object) =>
  simulator.app.inject({
    method,
    url: `/__sim/v1/${path}`,
    headers: { host: 'localhost', accept },
    ...(payload && { payload }),
  })

describe('arming a scenario', () => {
  it('takes YAML and JSON', async () => {
    const { id } = await simulator.world()
    const told = { ok: true, armed: true, id: 'from-yaml', title: 'The second one fails', rules: 1, problems: [] }
    expect(await put(id, 'from-yaml', yaml)).toEqual({ status: 200, body: told })
    const scenario = aboutAddDevice({ always: true })
    const { status } = await put(id, scenario.id, JSON.stringify(scenario), 'application/json; charset=utf-8')
    expect(status).toBe(200)
    expect((await armedScenarios(simulator.app, id)).map((armed) => armed.id)).toEqual([
      'from-yaml',
      'about-add-device',
    ])
  })

  it('refuses an error with its line and column, and what is allowed; a dry run tells it', async () => {
    const { id } = await simulator.world()
    const wrong = yaml.replace('"208"', '"ORDER_NOT_FOUND"')
    const { status, body } = await put(id, 'from-yaml', wrong)
    expect([status, body.error.code]).toEqual([400, 'INVALID_SCENARIO'])
    expect(body.error.message).toMatch(/^line 10, column \d+, rules\[0\]\.reply\.error: cart\.addDevice never answers/)
    expect(body.error.allowed).toContain('208')
    const dry = await put(id, 'from-yaml', wrong, 'application/yaml', '?dryRun=1')
    expect(dry).toMatchObject({ status: 200, body: { ok: false, armed: false, problems: [{ line: 10 }] } })
    const good = await put(id, 'from-yaml', yaml, 'application/yaml', '?dryRun=1')
    expect(good.body).toMatchObject({ ok: true, armed: false })
    expect(await armedScenarios(simulator.app, id)).toEqual([])
  })

  it.each([
    ['another id', 'other', yaml, 'application/yaml', 400, 'INVALID_SCENARIO'],
    [
      'two at once',
      'from-yaml',
      `${yaml}---\n${yaml.replace('from-yaml', 'two')}`,
      'application/yaml',
      400,
      'INVALID_SCENARIO',
    ],
    ['an alias bomb', 'a', 'a: &a [x]\nb: [*a, *a]', 'application/yaml', 400, 'INVALID_SCENARIO'],
    ['code', 'a', '!!js/function "x"', 'application/yaml', 400, 'INVALID_SCENARIO'],
    ['prototype keys', 'a', '{"__proto__": {"id": "a"}}', 'application/json', 400, 'INVALID_SCENARIO'],
    ['no JSON', 'a', '{"id":', 'application/json', 400, 'INVALID_SCENARIO'],
    ['a long text', 'a', 'x'.repeat(140_000), 'application/yaml', 400, 'INVALID_SCENARIO'],
    ['a body beyond any text', 'a', 'x'.repeat(600_000), 'application/yaml', 413, 'BODY_TOO_LARGE'],
    ['another type', 'a', yaml, 'application/toml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses %s', async (_name, scenario, text, type, status, code) => {
    const { id } = await simulator.world()
    expect(await put(id, scenario, text, type)).toMatchObject({ status, body: { error: { code } } })
  })

  it('keeps the last good version', async () => {
    const { id } = await simulator.world()
    await put(id, 'from-yaml', yaml)
    await put(id, 'from-yaml', yaml.replace('nth: 2', 'nth: 0'))
    const [armed] = await armedScenarios(simulator.app, id)
    expect(armed?.document).toMatchObject({ rules: [{ nth: 2 }] })
  })

  it('is undone by disarming, once', async () => {
    const { id } = await simulator.world()
    await put(id, 'from-yaml', yaml)
    expect((await ask('DELETE', `worlds/${id}/scenarios/from-yaml`)).statusCode).toBe(204)
    expect((await ask('DELETE', `worlds/${id}/scenarios/from-yaml`)).json().error.code).toBe('UNKNOWN_SCENARIO')
  })

  it('comes with a new world: a built-in id, or a document', async () => {
    for (const scenario of ['cart-load-reset', aboutAddDevice({ always: true })]) {
      const made = await ask('POST', 'worlds', undefined, { scenario })
      const [armed] = await armedScenarios(simulator.app, made.json().id)
      expect(armed?.id).toBe(typeof scenario === 'string' ? scenario : scenario.id)
    }
    const refused = (await ask('POST', 'worlds', undefined, { scenario: 'nope' })).json()
    expect([refused.error.code, refused.error.allowed.length]).toEqual(['UNKNOWN_SCENARIO', builtInScenarios.length])
  })

  it('lists the built-in ones', async () => {
    const catalogue = (await ask('GET', 'catalog/scenarios')).json()
    expect(catalogue).toHaveLength(builtInScenarios.length)
    expect(catalogue[0]).toMatchObject({ id: expect.any(String), area: 'ordering', sees: { page: expect.any(String) } })
  })
})

describe('verifying', () => {
  const scenario = {
    ...aboutAddDevice({ nth: 3, reply: { error: '417' } }),
    expect: [
      { rule: 'the-rule', fired: 1 },
      { on: ['cart.addDevice' as const], calls: { min: 1, max: 3 } },
      { on: ['cart.removeDevice' as const], never: true as const },
      { order: ['cart.addDevice' as const, 'cart.addPlan' as const] },
      { offContract: 0 as const },
    ],
  }

  it('tells what is met and what is not, with the nearest calls', async () => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, scenario)
    const shopper = await world.shopper()
    await addDevice(shopper)
    const before = await verify(simulator.app, world.id)
    expect(before.checks.map(({ ok }) => ok)).toEqual([false, true, true, false, true])
    expect(before.checks[0]).toMatchObject({
      rule: 'the-rule',
      expected: 'fired: 1',
      actual: 'fired: 0, of 1 calls that it counted',
      nearest: [`${world.id}-1 cart.addDevice answered 200; the-rule: 2 more to go.`],
    })
    await addDevice(shopper)
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'mainsail-unlimited' } })
    expect(await verify(simulator.app, world.id)).toMatchObject({ ok: true, unused: [] })
    await shopper.call('cart.addDevice', { body: {} as never })
    expect((await verify(simulator.app, world.id)).checks.map(({ ok }) => ok)).toEqual([true, false, true, true, false])
  })

  it('of nothing fails, in every form', async () => {
    const { id } = await simulator.world()
    const [json, junit, html] = await Promise.all(
      ['application/json', 'application/xml', 'text/html'].map((type) => ask('POST', `worlds/${id}/verify`, type)),
    )
    expect(json?.json()).toMatchObject({ ok: false, checks: [] })
    expect(junit?.headers['content-type']).toContain('application/xml')
    expect(junit?.body).toContain('<testsuites tests="1" failures="1">')
    expect(html?.headers['content-type']).toContain('text/html')
    expect(html?.body).toContain('Nothing was checked')
  })

  it('escapes what it reports', async () => {
    const { id } = await simulator.world()
    await arm(simulator.app, id, scenario)
    const { body } = await ask('POST', `worlds/${id}/verify`, 'application/junit+xml')
    expect(body).toContain('failures="5"')
    expect(body).toContain('<system-out>The test is at fault, judged by the evidence.')
    const page = await ask('POST', `worlds/${id}/verify`, 'text/html')
    expect(page.body).toContain('<p>The test is at fault, judged by the evidence.</p>')
    const ctrf = await ask('POST', `worlds/${id}/verify`, 'application/ctrf+json')
    expect(ctrf.json()).toMatchObject({
      results: {
        environment: { extra: { verdict: [expect.stringContaining('The test is at fault'), expect.any(String)] } },
      },
    })
    expect(body).toContain('<failure message="expected fired: 1, actual fired: 0, of 0 calls that it counted">')
  })
})

describe('a decision', () => {
  it('names the rules, and near misses when asked', async () => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 2, reply: { error: '417' } }))
    const shopper = await world.shopper()
    await addDevice(shopper)
    const plain = (await ask('GET', `worlds/${world.id}/decisions/${world.id}-1`)).json()
    const sentence =
      'The rule "the-rule" did not fire: this was call 1 of this session that it counts, and it fires at call 2.'
    expect(plain).toMatchObject({ because: 'world', rules: [{ outcome: 'not-due', count: 1, sentence }] })
    expect([plain.nearMisses, plain.sentences.includes(sentence)]).toEqual([undefined, true])
    const near = (await ask('GET', `worlds/${world.id}/decisions/${world.id}-1?nearMisses=1`)).json()
    expect(near.nearMisses).toEqual(['the-rule: 1 more to go.'])
    const asked = { operation: 'cart.addDevice' }
    const explained = (await ask('POST', `worlds/${world.id}/explain`, undefined, asked)).json()
    expect(explained).toMatchObject({ because: 'scenario', error: '417', rules: [{ outcome: 'fired', count: 2 }] })
    const [armed] = await armedScenarios(simulator.app, world.id)
    expect(armed?.rules).toEqual([{ id: 'the-rule', matched: 1, fired: 0 }])
  })
})

describe("a decision by the world's clock", () => {
  const sentencesOf = async (rule: Parameters<typeof aboutAddDevice>[0]) => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, aboutAddDevice(rule))
    await addDevice(await world.shopper())
    const path = `worlds/${world.id}/decisions/${world.id}-1?nearMisses=1`
    const { rules, nearMisses } = (await ask('GET', path)).json()
    return [rules[0].reason, nearMisses[0]]
  }

  it('says when a rule counts', async () => {
    expect(await sentencesOf({ between: { from: 'PT1H' }, for: 'P1D', reply: { error: '417' } })).toEqual([
      'does not count this call: it counts from PT1H after arming for P1D after arming alone.',
      'the-rule: right operation, wrong time: it counts from PT1H after arming for P1D after arming alone.',
    ])
  })

  it('says how far a rate is used up', async () => {
    expect(await sentencesOf({ rate: { calls: 2, per: 'PT1M' }, reply: { error: '417' } })).toEqual([
      'this was call 1 in PT1M of this session, and it fires above 2 calls in PT1M.',
      'the-rule: 2 more to go in PT1M.',
    ])
  })
})

describe('what the rules have counted', () => {
  const stores: [string, () => Promise<[WorldStore, () => Promise<WorldStore>]>][] = [
    [
      'memory',
      async () => {
        const store = createMemoryStore()
        return [store, async () => store]
      },
    ],
    [
      'the embedded store',
      async () => {
        const open = async () => createLmdbStore(join(dir, 'lmdb'))
        return [await open(), open]
      },
    ],
    [
      'Redis',
      async () => {
        const open = async () => createRedisStore(redis.url, { clock: () => 0 })
        return [await open(), open]
      },
    ],
  ]

  it.each(stores)('survives in %s, in a snapshot and in a fork', async (name, open) => {
    const [store, reopen] = await open()
    const first = await startSimulator({}, store)
    const world = await first.world()
    const shopper = await world.shopper()
    await arm(first.app, world.id, aboutAddDevice({ nth: 3, reply: { error: '417' } }))
    await addDevice(shopper)
    const local = { host: 'localhost' }
    const from = (
      await first.app.inject({
        method: 'POST',
        url: `/__sim/v1/worlds/${world.id}/snapshots`,
        headers: local,
        payload: {},
      })
    ).json()
    if (name !== 'memory') await first.close()
    const second = name === 'memory' ? first : await startSimulator({}, await reopen())
    const payload = { id: `fork-${name.replaceAll(' ', '-')}`, from }
    await second.app.inject({ method: 'POST', url: '/__sim/v1/worlds', headers: local, payload })
    for (const id of [world.id, payload.id]) {
      const again = createShopper(second.app, id, 'prospect')
      for (const [cookie, value] of shopper.cookies) again.cookies.set(cookie, value)
      const answers = []
      for (let call = 0; call < 3; call += 1) {
        const { errorId, status } = await again.call('cart.addDevice', { body: deviceBody() })
        answers.push(errorId ?? status)
      }
      expect(answers).toEqual([200, '417', 200])
      expect(await verify(second.app, id)).toMatchObject({ ok: true })
    }
    await second.close()
  })

  it('is checked when a snapshot brings it', async () => {
    const { id } = await simulator.world()
    await arm(simulator.app, id, aboutAddDevice({ always: true }))
    const snapshot = (await ask('POST', `worlds/${id}/snapshots`, undefined, {})).json()
    snapshot.collections.scenarios[0].document.rules[0].nth = 0
    delete snapshot.collections.scenarios[0].document.rules[0].always
    const refused = await ask('POST', `worlds/${id}/restore`, undefined, snapshot)
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'INVALID_SCENARIO'])
  })
})
