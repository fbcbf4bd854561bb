import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decision, WorldDetails } from '@soe/contracts'
import { picturePrefix } from '@soe/catalogue'
import { callControl } from '../testing/call-control'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))
let simulator: TestSimulator
let base: string
beforeAll(async () => {
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(dir, 'assets/late-1a2b.js'), `// ${'x'.repeat(2000)}`)
  simulator = await startSimulator({}, undefined, dir)
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await simulator.close()
  rmSync(dir, { recursive: true })
})

const paths = {
  call: '/soe/digital/prospect/cartservice/cart/nse/getNSAThrottleList',
  script: '/assets/late-1a2b.js',
  picture: `${picturePrefix}tern-watch-3_buoy_front.svg`,
}

const get = async (world: string, path: string) => {
  const headers = { 'x-sim-world': world, 'accept-encoding': 'identity' }
  const reply = await fetch(base + path, { headers, ...(path === paths.call && { method: 'POST' }) })
  return { reply, body: await reply.text() }
}

/** Milliseconds until all have come. */
const timeOf = async (world: string, asked: readonly string[]): Promise<number> => {
  const begun = performance.now()
  await Promise.all(asked.map((path) => get(world, path)))
  return performance.now() - begun
}

/** A timer may end up to a millisecond early. */
const early = 2

describe('the network of a world', () => {
  it.each(Object.entries(paths))('brings a %s whole, and late', async (_what, path) => {
    const [slow, fast] = [await simulator.world(), await simulator.world()]
    await slow.command({ setNetwork: { latency: 'PT0.02S', bytesPerSecond: 100_000 } })
    const begun = performance.now()
    const { reply, body } = await get(slow.id, path)
    expect(performance.now() - begun).toBeGreaterThan(20 + body.length / 100 - early)
    const other = await get(fast.id, path)
    expect([reply.status, body]).toEqual([200, other.body])
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  })

  it('has one bandwidth for all of them', async () => {
    const world = await simulator.world()
    const bodies = await Promise.all(Object.values(paths).map(async (path) => (await get(world.id, path)).body.length))
    await world.command({ setNetwork: { bytesPerSecond: 100_000 } })
    const bytes = bodies.reduce((sum, length) => sum + length, 0)
    expect(await timeOf(world.id, Object.values(paths))).toBeGreaterThan(bytes / 100 - early)
  })

  it('is told as a cause of a late answer, and by the settings', async () => {
    const world = await simulator.world()
    await world.command({ setNetwork: { latency: 'PT0.02S', bytesPerSecond: 100_000 } })
    const { reply, body } = await get(world.id, paths.call)
    const decision = `worlds/${world.id}/decisions/${reply.headers.get('x-sim-decision')}`
    const { sentences } = (await callControl<Decision>(simulator.app, 'GET', decision)).body
    const added = /^The network of the world added 20 ms of latency and \d+ ms for (\d+) bytes\.$/
    expect(sentences.at(-1)?.match(added)?.[1]).toBe(String(body.length))
    const { network } = (await callControl<WorldDetails>(simulator.app, 'GET', `worlds/${world.id}/details`)).body
    expect(network).toEqual({ latency: 'PT0.02S', bytesPerSecond: 100_000 })
  })

  it('is as fast as it goes again once nothing is named', async () => {
    const world = await simulator.world()
    await world.command({ setNetwork: { latency: 'PT1M' } })
    await world.command({ setNetwork: {} })
    expect((await get(world.id, paths.call)).reply.status).toBe(200)
  })
})
