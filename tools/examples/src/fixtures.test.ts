import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineScenario, rule } from '@soe/scenario'
import type { OperationKey } from '@soe/contracts'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { withWorld, type TestWorld, type TestWorldOptions } from '@soe/simulator-client/jest'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'
import { scratch } from './testing/workspace'

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

const outputDir = join(scratch, 'fixtures')
const here = (options: TestWorldOptions): TestWorldOptions => ({ simulatorUrl: simulator.url, outputDir, ...options })

const scenario = defineScenario({
  id: 'refused',
  title: 'Adding a device answers 208',
  rules: [rule.on('cart.addDevice', { id: 'first', nth: 1, reply: { error: '208' } })],
  expect: [{ rule: 'first', fired: 1 }],
})

const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' } as const
const body = { cartInfo: {}, data: { lines: [{ device, isNewLine: true }] } }

describe('a world that is lent to a test', () => {
  const worldsLeft = async () => {
    const worlds = await createSimulatorClient({ baseUrl: simulator.url }).listWorlds()
    return worlds.map(({ id }) => id).filter((id) => id !== 'default')
  }

  const emptySnapshot = (client: SimulatorClient) => withWorld(here({}), ({ id }) => client.snapshot(id))

  it('is the one that was asked for', async () => {
    const options = { persona: 'signed-in', seed: 7, clock: { freeze: '2026-12-24T18:00:00Z' } }
    const made = await withWorld(here(options), async (world) => {
      const { now } = await world.advance('PT28M')
      return { persona: world.persona, seed: world.seed, now }
    })
    expect(made).toEqual({ persona: 'signed-in', seed: 7, now: '2026-12-24T18:28:00.000Z' })
    expect(await worldsLeft()).toEqual([])
  })

  it('bears a title, and the labels of its run', async () => {
    const client = createSimulatorClient({ baseUrl: simulator.url })
    const seen = await withWorld(here({ title: 'pays with a card', labels: { suite: 'all' } }), ({ id }) =>
      client.getWorld(id),
    )
    expect(seen).toMatchObject({ title: 'pays with a card', labels: { suite: 'all', run: expect.any(String) } })
  })

  it('is of no other test, however many run at once', async () => {
    const add = (nth: number) =>
      withWorld(here({ scenario, verify: nth > 0 }), async (world) => {
        const shopper = await world.enter()
        for (let call = 0; call < nth; call += 1) await shopper.call('cart.addDevice', { body })
        return (await world.state()).carts.length
      })
    expect(await Promise.all([0, 1, 2, 3].map(add))).toEqual([0, 0, 1, 1])
    expect(await worldsLeft()).toEqual([])
  })

  it('is verified at the end, and kept in a file where something is not met', async () => {
    const unmet = withWorld(here({ scenario }), async ({ id }) => id)
    const { message } = await unmet.then(
      () => new Error('it was met'),
      (error: Error) => error,
    )
    expect(message).toMatch(/refused: first\n {2}expected fired: 1\n {2}actual {3}fired: 0, of 0 calls/)
    const file = /snapshot: (\S+)/.exec(message)?.[1] ?? ''
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('formatVersion')
    expect(await worldsLeft()).toEqual([])
  })

  it('that expects nothing of what it has armed has checked nothing', async () => {
    const silent = { ...scenario, expect: [] }
    await expect(withWorld(here({ scenario: silent }), async () => 1)).rejects.toThrow('Nothing was checked')
    expect(await worldsLeft()).toEqual([])
  })

  it('goes when the test fails, which says why itself', async () => {
    const sunk = withWorld(here({ scenario }), () => Promise.reject(new Error('sunk')))
    await expect(sunk).rejects.toThrow(/^sunk$/)
    expect(await worldsLeft()).toEqual([])
  })

  it('goes when what it is to begin with cannot be armed', async () => {
    const body = async () => 1
    await expect(withWorld(here({ scenario: 'no-such-thing' }), body)).rejects.toThrow(
      'There is no built-in scenario "no-such-thing"',
    )
    const text = 'apiVersion: sim/v1\nkind: Scenario\nid: a\ntitle: A\nrules: [{ id: r, on: cart.addDevise, nth: 1 }]'
    await expect(withWorld(here({ scenario: text }), body)).rejects.toThrow(/line 5.*cart\.addDevice/)
    expect(await worldsLeft()).toEqual([])
  })

  it('is none where no simulator answers', async () => {
    const simulatorUrl = 'http://localhost:9'
    await expect(withWorld({ simulatorUrl }, async () => 1)).rejects.toThrow(
      `No simulator answers at ${simulatorUrl}. Start one with "npx soe-sim start"`,
    )
  })

  it('may be dropped by the test itself where nothing was armed', async () => {
    const client = createSimulatorClient({ baseUrl: simulator.url })
    expect(await withWorld(here({}), ({ id }) => client.dropWorld(id))).toBeUndefined()
  })

  it.each<[string, (world: TestWorld, client: SimulatorClient) => Promise<unknown>]>([
    ['disarms', ({ id }, client) => client.disarm(id, scenario.id)],
    ['drops with its world', ({ id }, client) => client.dropWorld(id)],
    ['loses to a snapshot', async ({ id }, client) => client.restore(id, await emptySnapshot(client))],
  ])('fails where nothing checks what the test %s', async (_what, lose) => {
    const client = createSimulatorClient({ baseUrl: simulator.url })
    const lost = withWorld(here({ scenario }), (world) => lose(world, client))
    await expect(lost).rejects.toThrow(`Nothing was checked of ${scenario.id} in the world`)
    expect(await worldsLeft()).toEqual([])
  })

  it('may be disarmed once the test has verified it', async () => {
    const client = createSimulatorClient({ baseUrl: simulator.url })
    const checked = await withWorld(here({ scenario }), async (world) => {
      const { ok } = await world.verify()
      await client.disarm(world.id, scenario.id)
      return ok
    })
    expect(checked).toBe(false)
  })

  it('takes built-in scenarios by their ids, and several', async () => {
    const armed = await withWorld(here({ scenarios: ['cart-load-503-once', scenario], verify: false }), ({ id }) =>
      createSimulatorClient({ baseUrl: simulator.url }).scenarios(id),
    )
    expect(armed.map(({ id }) => id)).toEqual(['cart-load-503-once', 'refused'])
  })
})

describe('a shopper', () => {
  it('calls as the persona, and keeps what the server says of it', async () => {
    await withWorld(here({ persona: 'signed-in' }), async (world) => {
      const shopper = await world.enter()
      const added = await shopper.call('cart.addDevice', { body })
      expect(added.answer.serviceHeader.statusCode).toBe('00')
      expect((await world.decision(added.decision)).operation).toBe('cart.addDevice')
      await world.command({ expireSession: {} })
      expect((await shopper.call('cart.addDevice', { body })).status).toBe(401)
    })
  })

  it('says what it was answered where that is not an answer, and which audiences an operation has', async () => {
    await withWorld(here({ scenario }), async (world) => {
      const shopper = await world.enter()
      const refused = await shopper.call('cart.addDevice', { body })
      expect(() => refused.answer).toThrow(/cart\.addDevice answered 200: .*"208"/)
      await expect(shopper.call('cart.listEligibleLines', { body: {} as never })).rejects.toThrow(
        'cart.listEligibleLines is not for prospect, only for signed-in, prepay-signed-in.',
      )
      await expect(shopper.call('cart.getRtCartCount' as OperationKey)).rejects.toThrow(
        'There is no operation "cart.getRtCartCount". Did you mean "recommendations.getRtCartCount"?',
      )
    })
  })
})

it('leaves no file where everything was met', async () => {
  const id = await withWorld(here({}), async (world) => world.id)
  expect(existsSync(join(outputDir, `world-${id}.json`))).toBe(false)
})
