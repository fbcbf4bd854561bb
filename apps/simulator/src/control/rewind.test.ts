import type { Coverage, Journal, MadeWorld, Refusal, RestoredWorld, Verification, WorldState } from '@soe/contracts'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { createMemoryStore } from '@soe/world'
import { callControl } from '../testing/call-control'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { startSimulator, testNow, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
beforeEach(() => void (simulator.time.now = testNow))
afterAll(() => simulator.close())

const call = <Body = Refusal>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  callControl<Body>(simulator.app, method, path, payload)

const rewind = (world: string, before: string) => call<RestoredWorld>('POST', `worlds/${world}/restore`, { before })
const fork = (world: string, before?: string) => call<MadeWorld>('POST', 'worlds', { from: { world, before } })
const journalOf = async (world: string) => (await call<Journal>('GET', `worlds/${world}/journal?events=1`)).body

/** Adds a device and returns the id of the call. */
const add = async (shopper: Shopper): Promise<string> => {
  const { headers } = await shopper.call('cart.addDevice', { body: deviceBody() })
  return String(headers['x-sim-decision'])
}

const linesIn = async (world: string): Promise<number[]> =>
  (await call<WorldState>('GET', `worlds/${world}/state`)).body.carts.map(({ lines }) => lines.length)

const inWorld = (world: string, { audience, cookies }: Shopper): Shopper => {
  const shopper = createShopper(simulator.app, world, audience)
  for (const [name, value] of cookies) shopper.cookies.set(name, value)
  return shopper
}

const failOnce = {
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'second-fails',
  title: 'The second device of the world answers 208',
  rules: [{ id: 'fails', on: 'cart.addDevice', per: 'world', nth: 2, reply: { error: '208' } }],
  expect: [
    { rule: 'fails', fired: 1 },
    { on: 'cart.addDevice', calls: 2 },
  ],
}

describe('a fork before a call', () => {
  it('is the world just before it: state, counters, clock, random numbers and rules', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await call('PUT', `worlds/${world.id}/scenarios/second-fails`, failOnce)
    await add(shopper)
    simulator.time.now += 60_000
    const before = await world.everything()
    const second = await add(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    await call('POST', `worlds/${world.id}/clock`, { freeze: true })
    simulator.time.now += 60_000
    const { status, body } = await fork(world.id, second)
    expect([status, body.now]).toEqual([201, new Date(testNow + 60_000).toISOString()])
    expect(body.session).toBe(shopper.cookies.get('sim-session'))
    const inFork = inWorld(body.id, shopper)
    expect((await inFork.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('208')
    await addDevice(inFork)
    expect([await linesIn(world.id), await linesIn(body.id)]).toEqual([[1], [2]])
    expect(await rewind(world.id, second)).toMatchObject({ status: 200 })
    simulator.time.now = testNow + 60_000
    expect(withoutClock(await world.everything())).toEqual(withoutClock(before))
  })

  it('of no call is the world as it is', async () => {
    const world = await simulator.world()
    await addDevice(await world.shopper())
    const { body } = await fork(world.id)
    expect(await linesIn(body.id)).toEqual([1])
    expect(body.session).toBeUndefined()
  })

  it.each([
    ['a persona', { persona: 'prospect' }],
    ['a seed', { seed: 4 }],
  ])('cannot have %s of its own', async (_, given) => {
    const { id: world } = await simulator.world()
    expect(await call('POST', 'worlds', { ...given, from: { world } })).toMatchObject({ status: 400 })
  })
})

/** The clock runs on from where it was, by another offset. */
const withoutClock = (everything: object) => {
  const { header, ...rest } = everything as { header: object }
  return { ...rest, header: { ...header, clock: undefined } }
}

it.each([
  ['http://localhost/sales/next/expresscart.html?cartId=7', '/sales/next/expresscart.html?cartId=7'],
  ['http://localhost/?email=ann@example.com', '/?email=[redacted]'],
  ['http://localhost/__sim/', undefined],
  ['no address', undefined],
])('the journal names the page of the shop that called: %s', async (referer, page) => {
  const world = await simulator.world()
  await world.stranger('prospect').call('cases.getCases', { headers: { referer } })
  expect((await journalOf(world.id)).entries.map((entry) => entry.page)).toEqual([page])
})

describe('a rewind', () => {
  const rewound = async (): Promise<{ world: TestWorld; ids: string[]; shopper: Shopper }> => {
    const world = await simulator.world('signed-in')
    await call('PUT', `worlds/${world.id}/scenarios/second-fails`, failOnce)
    const shopper = await world.shopper()
    const ids = [await add(shopper), await add(shopper), await add(shopper)]
    await rewind(world.id, ids[1] ?? '')
    return { world, ids, shopper }
  }

  it('keeps the calls that it undid, marks them, and numbering goes on', async () => {
    const { world, ids, shopper } = await rewound()
    const fifth = await add(shopper)
    const { entries, events } = await journalOf(world.id)
    expect(entries.map(({ id, undoneBy }) => [id, undoneBy])).toEqual([
      [ids[0], undefined],
      [ids[1], `${world.id}-4`],
      [ids[2], `${world.id}-4`],
      [fifth, undefined],
    ])
    expect(fifth).toBe(`${world.id}-5`)
    expect(events?.at(-1)).toMatchObject({ kind: 'world-rewound', after: 4, details: { before: ids[1] } })
  })

  it('is no call itself, and says so where it is asked for', async () => {
    const { world } = await rewound()
    const { status, body } = await call('GET', `worlds/${world.id}/decisions/${world.id}-4`)
    expect([status, body.error.message]).toEqual([404, expect.stringContaining(`by the rewind "${world.id}-4"`)])
  })

  it('takes what it undid out of verify, and leaves it in coverage', async () => {
    const { world, shopper } = await rewound()
    const unmet = (await call<Verification>('POST', `worlds/${world.id}/verify`)).body
    expect(unmet.checks.map(({ actual }) => actual)).toEqual(['fired: 0, of 1 calls that it counted', 'calls: 1'])
    await add(shopper)
    const { ok } = (await call<Verification>('POST', `worlds/${world.id}/verify`)).body
    expect(ok).toBe(true)
    const { rows } = (await call<Coverage>('GET', `worlds/${world.id}/coverage`)).body
    expect(rows.filter(({ outcome }) => outcome === '208')).toMatchObject([{ calls: 2 }])
  })

  it('can itself be undone: the calls that it undid can be gone back to', async () => {
    const { world, ids } = await rewound()
    const { body } = await fork(world.id, ids[2])
    expect([await linesIn(world.id), await linesIn(body.id)]).toEqual([[1], [1]])
    expect((await rewind(world.id, ids[0] ?? '')).body.rewind).toBe(`${world.id}-5`)
    expect(await linesIn(world.id)).toEqual([])
    const { entries } = await journalOf(world.id)
    expect(entries.map(({ undoneBy }) => undoneBy)).toEqual([`${world.id}-5`, `${world.id}-4`, `${world.id}-4`])
  })

  it('is read by a follower in its place, and skips no call', async () => {
    const { world, shopper } = await rewound()
    for (let more = 0; more < 3; more += 1) await add(shopper)
    const pages = async (since: number): Promise<number[]> => {
      const { body } = await call<Journal>('GET', `worlds/${world.id}/journal?since=${since}&limit=2`)
      return [...body.entries.map(({ seq }) => seq), ...(body.more ? await pages(body.next) : [])]
    }
    expect(await pages(0)).toEqual([1, 2, 3, 5, 6, 7])
  })
})

describe('a version that is not kept', () => {
  it('is refused with what it lacks, and the nearest kept snapshot is named', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await call('POST', 'snapshots', { world: world.id, name: `${world.id} early` })
    const first = await add(shopper)
    simulator.time.now += 3_600_000
    await call('POST', 'snapshots', { world: world.id, name: `${world.id} late` })
    for (let more = 0; more < 200; more += 1) await shopper.call('recommendations.getRtCartCount', { body: {} })
    const { status, body } = await fork(world.id, first)
    const { error } = body as unknown as Refusal
    expect([status, error.code, error.allowed]).toEqual([409, 'VERSION_NOT_KEPT', [`${world.id}-early`]])
    expect(error.message).toContain('too long ago')
  })

  it.each([
    ['another replica', (id: string) => `${id}-1.9f0c21ab`, 409, 'another replica'],
    ['the future', (id: string) => `${id}-77`, 404, 'no call of this world'],
    ['another world', () => 'elsewhere-1', 404, 'no call of this world'],
  ])('is refused for a call of %s', async (_, idOf, status, text) => {
    const world = await simulator.world()
    await addDevice(await world.shopper())
    for (const reply of [await fork(world.id, idOf(world.id)), await rewind(world.id, idOf(world.id))]) {
      expect(reply.status).toBe(status)
      expect((reply.body as unknown as Refusal).error.message).toContain(text)
    }
  })

  it('is refused for a call from before the simulator started', async () => {
    const store = createMemoryStore()
    const [before, after] = [await startSimulator({}, store), await startSimulator({}, store)]
    const world = await before.world()
    await addDevice(await world.shopper())
    const from = { world: world.id, before: `${world.id}-1` }
    const { status, body } = await callControl<Refusal>(after.app, 'POST', 'worlds', { from })
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('before this simulator started')])
    await Promise.all([before.close(), after.close()])
  })
})
