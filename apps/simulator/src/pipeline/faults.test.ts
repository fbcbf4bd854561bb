import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOperation } from '@soe/contracts'
import { builtInScenarios, type Fault, type Scenario } from '@soe/scenario'
import { createMemoryStore } from '@soe/world'
import { createSimulator } from '../create-simulator'
import { aboutAddDevice, arm, untilCalled, verify } from '../testing/scenario-client'
import { deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
beforeAll(async () => {
  simulator = await startSimulator()
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => simulator.close())

const path = findOperation('cart.addDevice').metadata.paths.prospect ?? ''

const post = (world: TestWorld, signal?: AbortSignal, requestId = '') =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sim-world': world.id, guie2erequestid: requestId },
    body: JSON.stringify(deviceBody()),
    ...(signal && { signal }),
  })

const armed = async (fault: Fault, more: { commit?: boolean; reply?: { error: '417' } } = {}) => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, aboutAddDevice({ per: 'world', nth: 1, fault, ...more } as never))
  return world
}

const linesIn = async (world: TestWorld) => (await world.state()).carts.flatMap(({ lines }) => lines).length

const timed = async (work: () => Promise<unknown>) => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** The milliseconds of the timers that are set meanwhile. */
const timersOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  await work()
  const set = timers.mock.calls.map(([, milliseconds = 0]) => milliseconds)
  timers.mockRestore()
  return set
}

describe('a fault', () => {
  it.each([
    [undefined, 0],
    [false, 0],
    [true, 1],
  ])('reset with commit %s ends the connection, and leaves %d lines', async (commit, lines) => {
    const world = await armed({ reset: true }, commit === undefined ? {} : { commit })
    await expect(post(world)).rejects.toThrow('fetch failed')
    expect(await linesIn(world)).toBe(lines)
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
  })

  it('reset after the commit leaves the answer for the retry', async () => {
    const world = await armed({ reset: true }, { commit: true })
    await expect(post(world, undefined, 'r1')).rejects.toThrow('fetch failed')
    expect((await post(world, undefined, 'r1')).status).toBe(200)
    expect(await linesIn(world)).toBe(1)
  })

  it.each([
    [false, 0],
    [true, 1],
  ])('hang with commit %s holds no one else up until the client leaves', async (commit, lines) => {
    const world = await armed({ hang: true }, { commit })
    const leaving = new AbortController()
    const hanging = post(world, leaving.signal).then(
      () => 'answered',
      () => 'left',
    )
    await untilCalled(simulator.app, world.id)
    expect(await linesIn(world)).toBe(lines)
    expect((await post(world)).status).toBe(200)
    expect(await Promise.race([hanging, Promise.resolve('still there')])).toBe('still there')
    leaving.abort()
    expect(await hanging).toBe('left')
  })

  it('delay comes before the answer, in real time', async () => {
    const world = await armed({ delay: { fixed: 'PT0.2S' } })
    expect(await timed(() => post(world))).toBeGreaterThanOrEqual(195)
    expect(await timersOf(() => post(world))).not.toContain(200)
    expect(await linesIn(world)).toBe(2)
  })

  it.each<[string, NonNullable<Fault['delay']>, number, number]>([
    ['fixed', { fixed: 'PT0.2S' }, 200, 200],
    ['uniform', { uniform: { min: 'PT0.06S', max: 'PT0.12S' } }, 60, 120],
    ['lognormal', { lognormal: { median: 'PT0.1S', sigma: 0.2, max: 'PT0.15S' } }, 45, 150],
  ])('delay of a %s time is drawn from the seed', async (_name, delay, least, most) => {
    const drawn = Math.max(...(await timersOf(async () => post(await armed({ delay })))))
    expect(drawn).toBeGreaterThanOrEqual(least)
    expect(drawn).toBeLessThanOrEqual(most)
  })

  it("delay on the world's clock waits for it", async () => {
    const world = await armed({ delay: { fixed: 'PT10M', clock: 'world' } })
    const call = post(world).then(({ status }) => status)
    await untilCalled(simulator.app, world.id)
    expect((await post(world)).status).toBe(200)
    expect(await Promise.race([call, Promise.resolve('still late')])).toBe('still late')
    await world.command({ advanceClock: { by: 'PT10M' } })
    expect(await call).toBe(200)
  })

  it('delay holds an error up', async () => {
    const world = await armed({ delay: { fixed: 'PT0.1S' } }, { reply: { error: '417' } })
    const reply = await post(world)
    expect(await reply.text()).toContain('"id":"417"')
    expect(await linesIn(world)).toBe(0)
  })

  it('truncate breaks the body off', async () => {
    const world = await armed({ truncate: { bytes: 20 } })
    const reply = await post(world)
    expect([reply.status, reply.headers.get('x-sim-decision')]).toEqual([200, `${world.id}-1`])
    await expect(reply.text()).rejects.toThrow('terminated')
    expect(await linesIn(world)).toBe(1)
  })

  it('truncate to nothing sends the head alone', async () => {
    const world = await armed({ truncate: { bytes: 0 } })
    const reply = await post(world)
    expect([reply.status, Number(reply.headers.get('content-length')) > 0]).toEqual([200, true])
    const read: unknown[] = []
    const body = new WritableStream({ write: (piece) => void read.push(piece) })
    await expect(reply.body?.pipeTo(body)).rejects.toThrow('terminated')
    expect(read).toEqual([])
    expect(await linesIn(world)).toBe(1)
  })

  it('malformedJson cannot be parsed', async () => {
    const reply = await post(await armed({ malformedJson: true }))
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(reply.headers.getSetCookie().length).toBeGreaterThan(0)
    await expect(reply.json()).rejects.toThrow('JSON')
  })

  it('contentType is what the answer says it is', async () => {
    const reply = await post(await armed({ contentType: 'text/html' }))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('slowBody trickles in, whole', async () => {
    const world = await armed({ slowBody: { bytesPerSecond: 4000 } }, { commit: false })
    expect(await timed(async () => (await post(world)).json())).toBeGreaterThan(100)
    expect(await linesIn(world)).toBe(0)
  })
})

describe('a script of the shop', () => {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Shop</title>')
  for (const name of ['cart-page-1a2b.js', 'main-3c4d.js']) writeFileSync(join(dir, 'assets', name), 'export {}')
  afterAll(() => rmSync(dir, { recursive: true }))

  it.each([
    ['chunk-missing-once', [404, 200, 200]],
    ['chunk-missing', [404, 404, 404]],
  ])('is missing as %s says, and no other one', async (id, expected) => {
    let made = 0
    const ids = { secret: () => (++made).toString(16).padStart(32, '0') }
    const app = await createSimulator({ worlds: createMemoryStore(), clock: () => 0, ids, staticDir: dir })
    const ask = async (name: string) =>
      (await app.inject({ url: `/assets/${name}`, headers: { host: 'localhost' } })).statusCode
    expect(await ask('cart-page-1a2b.js')).toBe(200)
    await arm(app, 'default', builtInScenarios.find((scenario) => scenario.id === id) as Scenario)
    expect(await ask('main-3c4d.js')).toBe(200)
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push(await ask('cart-page-1a2b.js'))
    expect(statuses).toEqual(expected)
    expect(await verify(app, 'default')).toMatchObject({ ok: true })
    await app.close()
  })
})
