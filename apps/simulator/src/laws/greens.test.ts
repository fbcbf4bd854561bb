// oxlint-disable unicorn/no-thenable -- a rule's commands are named so
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOperation, type MadeWorld, type Verification, type VerificationCheck } from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import type { Scenario } from '@soe/scenario'
import { carrierHandlers, inProcess } from '@soe/simulator-client'
import { withWorld, type TestWorld } from '@soe/simulator-client/jest'
import { createMemoryStore, type WorldStore } from '@soe/world'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { callControl } from '../testing/call-control'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { sendRaw } from '../testing/raw-http'
import { arm as armScenario, heldUntilCounted, untilCalled } from '../testing/scenario-client'
import { startReplicas, type Replica, type Replicas } from '../testing/start-replicas'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

type Kind = VerificationCheck['kind']

const rule = (more: object) => ({ id: 'r', on: 'cart.addDevice', per: 'world', always: true, ...more })
const fired = (count: unknown) => ({ rule: 'r', fired: count })

/** For each kind of check a scenario that one added device must turn red, and that no other call does. */
const scenarios: Readonly<Record<Kind, { readonly rules?: readonly object[]; readonly expect: readonly object[] }>> = {
  fired: { rules: [rule({ then: [{ extendSession: {} }] })], expect: [fired(0)] },
  calls: { expect: [{ on: 'cart.*', never: true }, { only: 'recommendations.*' }] },
  order: { expect: [{ order: ['recommendations.getRtCartCount', { on: '*', answered: 'ok' }, 'cart.addPlan'] }] },
  events: {
    rules: [rule({ then: [{ advanceClock: { by: 'PT1S' } }] })],
    expect: [{ event: 'clock-changed', never: true }],
  },
  'off-contract': { rules: [rule({ reply: { status: 418, offContract: true } })], expect: [{ offContract: 0 }] },
  script: {
    rules: [rule({ then: [{ lockCart: { cartId: 'C-none', channel: 'VZW-RETAIL' } }] })],
    expect: [fired({ min: 0 })],
  },
}

let worlds: WorldStore
let own: TestSimulator
let other: TestSimulator
let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
  worlds = createMemoryStore()
  own = await startSimulator({}, worlds)
  other = await startSimulator({}, worlds)
  await own.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([own.close(), other.close(), redis.stop()]))

const scenarioOf = (kind: Kind) =>
  ({ apiVersion: 'sim/v1', kind: 'Scenario', id: kind, title: kind, ...scenarios[kind] }) as unknown as Scenario

const arm = (world: string, kind: Kind, { app } = own as Pick<TestSimulator, 'app'>) =>
  callControl(app, 'PUT', `worlds/${world}/scenarios/${kind}`, scenarioOf(kind))

const add = async (shopper: Shopper): Promise<string> =>
  String((await shopper.call('cart.addDevice', { body: deviceBody() })).headers['x-sim-decision'])

const count = (shopper: Shopper) => shopper.call('recommendations.getRtCartCount', { body: {} })

const verifyAt = async ({ app }: Pick<TestSimulator, 'app'>, world: string) =>
  (await callControl<Partial<Verification>>(app, 'POST', `worlds/${world}/verify`)).body

const shopperAt = ({ app }: Pick<TestSimulator, 'app'>, world: string) => createShopper(app, world, 'prospect')

const addRequest = () =>
  new Request(`https://shop.test${findOperation('cart.addDevice').metadata.paths.prospect}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deviceBody()),
  })

type Resolver = (call: { request: Request }) => Promise<Response>

/** Adds a device through the handlers for MSW. */
const addByHandlers = async (world?: string) => {
  const http = { all: (_path: string, resolver: Resolver) => resolver }
  const [resolve] = carrierHandlers(http, { ...inProcess(own.app), ...(world !== undefined && { world }) })
  await resolve?.({ request: addRequest() })
}

/** What a fixture makes of a test: red where it fails. */
const fixture = async (kind: Kind, work: (world: TestWorld) => Promise<unknown>): Promise<Partial<Verification>> => {
  const options = { simulator: inProcess(own.app), scenario: scenarioOf(kind), outputDir: join(tmpdir(), 'greens') }
  return {
    ok: await withWorld(options, work).then(
      () => true,
      () => false,
    ),
  }
}

interface Scene {
  readonly world: string
  readonly kind: Kind
  readonly shopper: Shopper
}

const started: Replicas[] = []
afterEach(() => Promise.all(started.splice(0).map((replicas) => replicas.close())))
let made = 0

/** Two replicas, one of which is the home of a world in which the scenario is armed. */
const atReplicas = async (kind: Kind) => {
  const replicas = await startReplicas(redis.url, 2, { first: 2 * made })
  started.push(replicas)
  const [home, asked] = replicas.all as [Replica, Replica]
  const world = `shared-${(made += 1)}`
  await callControl(home.app, 'POST', 'worlds', { id: world })
  await arm(world, kind, home)
  return { world, home, asked }
}

/** A journal that keeps the latest call alone. */
let small: TestSimulator
beforeAll(async () => {
  small = await startSimulator({ journalBytes: 1 }, worlds)
})
afterAll(() => small.close())

/** Adds a device by bytes on a connection of their own. */
const addRaw = async (world: string, shape: (path: string, lines: string, body: string) => string) => {
  const body = JSON.stringify(deviceBody())
  const lines = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-sim-world: ${world}\r\n`
  const { port } = new URL(own.app.listeningOrigin)
  const answer = await sendRaw(
    Number(port),
    shape(String(findOperation('cart.addDevice').metadata.paths.prospect), lines, body),
  )
  expect(answer.head).toContain('x-sim-decision')
  return verifyAt(own, world)
}

const host = 'host: localhost\r\n'
const snapshotOf = async (world: string) =>
  (await callControl<object>(own.app, 'POST', `worlds/${world}/snapshots`)).body

/** Ways in which a call could escape notice, each with the verification that follows it. */
const ways: Readonly<Record<string, (scene: Scene) => Promise<Partial<Verification>>>> = {
  'this process answers': async ({ world, shopper }) => {
    await add(shopper)
    return verifyAt(own, world)
  },
  'another replica answers': async ({ world }) => {
    await add(shopperAt(other, world))
    return verifyAt(own, world)
  },
  'another replica answers, beside calls of this one': async ({ world, shopper }) => {
    await count(shopper)
    await add(shopperAt(other, world))
    await count(shopper)
    return verifyAt(own, world)
  },
  'a process answers that has ended since': async ({ world }) => {
    const ended = await startSimulator({}, worlds)
    await add(shopperAt(ended, world))
    const { app } = ended
    const begun = await startSimulator({}, worlds)
    await app.close()
    const verified = await verifyAt(begun, world)
    await begun.app.close()
    return verified
  },
  'is in the past of a fork': async ({ world, shopper }) => {
    await add(shopper)
    const { id } = (await callControl<MadeWorld>(own.app, 'POST', 'worlds', { from: { world } })).body
    return verifyAt(own, id)
  },
  'a fork leaves out': async ({ world, shopper }) => {
    const before = await add(shopper)
    const { id } = (await callControl<MadeWorld>(own.app, 'POST', 'worlds', { from: { world, before } })).body
    return verifyAt(own, id)
  },
  'a rewind undoes': async ({ world, shopper }) => {
    await callControl(own.app, 'POST', `worlds/${world}/restore`, { before: await add(shopper) })
    return verifyAt(own, world)
  },
  'a snapshot undoes': async ({ world, shopper }) => {
    const snapshot = (await callControl<object>(own.app, 'POST', `worlds/${world}/snapshots`)).body
    await add(shopper)
    await callControl(own.app, 'POST', `worlds/${world}/restore`, snapshot)
    return verifyAt(own, world)
  },
  'comes before the scenario is armed again': async ({ world, kind, shopper }) => {
    await add(shopper)
    await arm(world, kind)
    return verifyAt(own, world)
  },
  'comes through the handlers for MSW': async ({ world }) => {
    await addByHandlers(world)
    return verifyAt(own, world)
  },
  'comes through handlers for MSW that name no world': async ({ world }) => {
    await addByHandlers()
    return verifyAt(own, world)
  },
  'comes in the process of a fixture': ({ kind }) => fixture(kind, async (world) => add(shopperAt(own, world.id))),
  'comes in a fixture that disarms': ({ kind }) =>
    fixture(kind, async (world) => {
      await add(shopperAt(own, world.id))
      await callControl(own.app, 'DELETE', `worlds/${world.id}/scenarios/${kind}`)
    }),
  'comes in a fixture that drops its world': ({ kind }) =>
    fixture(kind, async (world) => {
      await add(shopperAt(own, world.id))
      await callControl(own.app, 'DELETE', `worlds/${world.id}`)
    }),
  'is handed on to a replica that is the home': async ({ kind }) => {
    const { world, home, asked } = await atReplicas(kind)
    await add(shopperAt(asked, world))
    expect((await verifyAt(home, world)).ok).toBe(false)
    return verifyAt(asked, world)
  },
  'is answered by a home that is killed': async ({ kind }) => {
    const { world, home, asked } = await atReplicas(kind)
    await add(shopperAt(home, world))
    await home.vanish()
    return verifyAt(asked, world)
  },
  'goes to another world': async ({ world }) => {
    await add((await own.world()).stranger('prospect'))
    return verifyAt(own, world)
  },
  'is of a world that is dropped': async ({ world, shopper }) => {
    await add(shopper)
    await callControl(own.app, 'DELETE', `worlds/${world}`)
    return verifyAt(own, world)
  },
  'is of a world from whose snapshot another is made': async ({ world, shopper }) => {
    await add(shopper)
    const { id } = (
      await callControl<MadeWorld>(own.app, 'POST', 'worlds', { from: { snapshot: await snapshotOf(world) } })
    ).body
    return verifyAt(own, id)
  },
  'is of a world that is made anew under its id': async ({ world, kind, shopper }) => {
    await add(shopper)
    await callControl(own.app, 'DELETE', `worlds/${world}`)
    await callControl(own.app, 'POST', 'worlds', { id: world })
    await arm(world, kind)
    return verifyAt(own, world)
  },
  'comes before another scenario is armed': async ({ world, shopper }) => {
    await add(shopper)
    await armScenario(own.app, world, heldUntilCounted)
    return verifyAt(own, world)
  },
  'is followed by more than the journal keeps': async ({ world }) => {
    const shopper = shopperAt(small, world)
    await add(shopper)
    for (let more = 0; more < 20; more += 1) await count(shopper)
    return verifyAt(small, world)
  },
  'comes before a clock that is set back': async ({ world, shopper }) => {
    await add(shopper)
    await callControl(own.app, 'POST', `worlds/${world}/clock`, { freeze: '2026-01-01T00:00:00Z' })
    await count(shopper)
    return verifyAt(own, world)
  },
  'is sent to an absolute address': ({ world }) =>
    addRaw(world, (path, lines, body) => `POST http://localhost${path} HTTP/1.1\r\n${host}${lines}\r\n${body}`),
  'is sent over HTTP/1.0': ({ world }) =>
    addRaw(world, (path, lines, body) => `POST ${path} HTTP/1.0\r\n${host}${lines}\r\n${body}`),
  'asks for another protocol': ({ world }) =>
    addRaw(
      world,
      (path, lines, body) =>
        `POST ${path} HTTP/1.1\r\n${host}connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n${lines}\r\n${body}`,
    ),
  'goes to an address that is written in other letters': ({ world }) =>
    addRaw(world, (path, lines, body) => `POST ${path.replace('add', '%61dd')} HTTP/1.1\r\n${host}${lines}\r\n${body}`),
  'is of a world whose scenario is disarmed': async ({ world, kind, shopper }) => {
    await add(shopper)
    await callControl(own.app, 'DELETE', `worlds/${world}/scenarios/${kind}`)
    return verifyAt(own, world)
  },
}

const sceneOf = async (kind: Kind): Promise<Scene> => {
  const { id: world } = await own.world()
  await arm(world, kind)
  return { world, kind, shopper: shopperAt(own, world) }
}

describe.each(Object.keys(scenarios) as Kind[])('a check of the kind %s', (kind) => {
  it.each(Object.entries(ways))('is not green where the call that breaks it %s', async (_way, go) => {
    expect((await go(await sceneOf(kind))).ok).not.toBe(true)
  })

  it('is green where it is met', async () => {
    const { world, shopper } = await sceneOf(kind)
    await count(shopper)
    if (kind === 'order') await add(shopper)
    if (kind === 'order')
      await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'mainsail-unlimited' } })
    expect((await verifyAt(own, world)).checks?.filter(({ ok }) => !ok)).toEqual([])
  })
})

describe('a call to no operation', () => {
  const path = String(findOperation('cart.addDevice').metadata.paths.prospect)
  const expects = (...expect: object[]) =>
    ({ apiVersion: 'sim/v1', kind: 'Scenario', id: 'none', title: 'none', expect }) as unknown as Scenario

  it.each([
    ['POST', `${path}/`, 'UNKNOWN_PATH'],
    ['DELETE', path, 'METHOD_NOT_ALLOWED'],
    ['GET', '/content/vcg/no-such.json', 'UNKNOWN_PATH'],
  ] as const)('is another call, and off contract: %s %s', async (method, url, error) => {
    const { id } = await own.world()
    await armScenario(own.app, id, expects({ only: ['recommendations.*'] }, { offContract: 0 }))
    await count(shopperAt(own, id))
    expect((await verifyAt(own, id)).ok).toBe(true)
    await own.app.inject({ method, url: `${url}?secret=1`, headers: { 'x-sim-world': id } })
    const { checks, refused } = await verifyAt(own, id)
    expect(checks?.map(({ ok, found }) => [ok, found])).toEqual([
      [false, 1],
      [false, 1],
    ])
    const status = error === 'UNKNOWN_PATH' ? 404 : 405
    expect(refused).toEqual([{ operation: `${method} ${url}`.slice(0, 80), status, error, calls: 1 }])
  })

  it('is none where the address is a page of the shop', async () => {
    const { id } = await own.world()
    await armScenario(own.app, id, expects({ only: ['recommendations.*'] }, { offContract: 0 }))
    await count(shopperAt(own, id))
    await own.app.inject({ url: '/no-such-page', headers: { 'x-sim-world': id } })
    expect((await verifyAt(own, id)).ok).toBe(true)
  })
})

describe('an answer that is held', () => {
  it('goes once the other has been given, by whichever replica', async () => {
    const { id } = await own.world()
    await armScenario(own.app, id, heldUntilCounted)
    const order: string[] = []
    const adding = add(shopperAt(own, id)).then(() => order.push('added'))
    await untilCalled(own.app, id)
    await count(shopperAt(other, id)).then(() => order.push('counted'))
    await adding
    expect([order, (await verifyAt(other, id)).ok]).toEqual([['counted', 'added'], true])
  })
})

describe('a replica that others answer for', () => {
  it('counts what they refused', async () => {
    const { id } = await own.world()
    await callControl(own.app, 'PUT', `worlds/${id}/scenarios/none`, {
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 'none',
      title: 'Nothing is added',
      expect: [{ on: 'cart.addDevice', never: true }, { on: '*', calls: { max: 0 } }, { offContract: 0 }],
    })
    await shopperAt(other, id).call('cart.addDevice', { body: { nonsense: 1 } as never })
    const { checks, refused } = await verifyAt(own, id)
    expect(checks?.map(({ ok, found }) => [ok, found])).toEqual([1, 1, 1].map((found) => [false, found]))
    expect(refused).toEqual([{ operation: 'cart.addDevice', status: 400, error: 'INVALID_REQUEST', calls: 1 }])
  })
})

describe('one answer of verifying', () => {
  it('counts calls, bounds and rules alike, whichever replica answered', async () => {
    const { id } = await own.world()
    await callControl(own.app, 'PUT', `worlds/${id}/scenarios/slow`, {
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 'slow',
      title: 'Slow',
      rules: [{ id: 'slow', on: 'cart.addDevice', per: 'world', always: true, fault: { delay: { fixed: 'PT0.01S' } } }],
      expect: [
        { on: 'cart.addDevice', answered: 'ok', calls: 2 },
        { on: 'cart.addDevice', calls: { max: 1 } },
        { rule: 'slow', fired: 2 },
        { order: ['cart.addDevice', 'cart.addDevice'] },
        { on: 'cart.addDevice', request: { 'data.lines.*.device.dppMonths': { equals: 36 } }, calls: 2 },
      ],
    })
    await Promise.all([add(shopperAt(own, id)), add(shopperAt(other, id))])
    for (const simulator of [own, other]) {
      const { checks = [] } = await verifyAt(simulator, id)
      expect(checks.map(({ ok, found }) => [ok, found])).toEqual([
        [true, 2],
        [false, 2],
        [true, 2],
        [true, 2],
        [true, 2],
      ])
    }
  })
})
