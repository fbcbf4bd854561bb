import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { controlContract, type SnapshotFile } from '@soe/contracts'
import { fillCart } from '@soe/carrier/testing'
import fc from 'fast-check'
import { z } from 'zod'
import { figure } from '../testing/figure'
import { bodyOf, grow, growths } from '../testing/hostile-bodies'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const bodies = figure(150, 10_000)
jest.setTimeout(120_000 + bodies * 2000)

const megabyte = 1_000_000

/** Milliseconds of the processor, and bytes of memory, that a body of a megabyte may take. */
const mostTime = 500
const mostMemory = 50_000_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let simulator: TestSimulator
let world: string
let snapshot: SnapshotFile

beforeAll(async () => {
  simulator = await startSimulator()
  const made = await simulator.world('signed-in')
  await fillCart(await made.shopper())
  world = made.id
  const url = `/__sim/v1/worlds/${world}/snapshots`
  snapshot = (await simulator.app.inject({ method: 'POST', url, headers: { host: 'localhost' } })).json()
})
afterAll(() => simulator.close())

interface Target {
  readonly name: string
  readonly method: 'POST' | 'PUT' | 'PATCH'
  readonly url: () => string
  readonly body: z.ZodType
}

const targets = Object.entries(controlContract).flatMap(([name, route]): Target[] => {
  if (!('body' in route) || !(route.body instanceof z.ZodType)) return []
  const { method, path, body } = route
  const url = () => path.replace(':world', world).replace(/:(id|chat|snapshot)/, 'some')
  return [{ name, method: method as Target['method'], url, body }]
})

/** Half of the snapshots are right but for what is made large in them. */
const snapshots = (key: 'file' | 'from' | undefined) =>
  fc.constant(undefined).map(() => (key ? { [key]: snapshot } : snapshot))

const carried: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  makeWorld: snapshots('from'),
  restoreSnapshot: snapshots(undefined),
  keepSnapshot: snapshots('file'),
}

const sent = fc.constantFrom(...targets).chain((target) =>
  fc.record({
    target: fc.constant(target),
    body: fc.oneof(bodyOf(target.body), carried[target.name] ?? bodyOf(target.body)),
    size: fc.oneof(
      { arbitrary: fc.constant(0), weight: 2 },
      { arbitrary: fc.integer({ min: 100, max: 30_000 }), weight: 2 },
      { arbitrary: fc.constantFrom(megabyte / 4, megabyte), weight: 1 },
    ),
    part: fc.nat(),
    growth: fc.constantFrom(...growths),
  }),
)

it(`${bodies} bodies for the control API take little of processor and memory, and none fails it`, async () => {
  await fc.assert(
    fc.asyncProperty(sent, async ({ target, body, size, part, growth }) => {
      const payload = JSON.stringify(size === 0 ? body : grow(body, part, growth, size)) ?? ''
      const { method, name } = target
      const headers = { host: 'localhost', 'content-type': 'application/json' }
      if (size > 30_000) collectGarbage()
      const [cpu, heap] = [process.cpuUsage(), process.memoryUsage().heapUsed]
      const { statusCode, body: answer } = await simulator.app.inject({ method, url: target.url(), headers, payload })
      const { user, system } = process.cpuUsage(cpu)
      const told = `${name} ${growth} ${payload.length}: ${statusCode} ${answer.slice(0, 300)}`
      expect([told, statusCode >= 500]).toEqual([told, false])
      const share = Math.max(1, payload.length / megabyte)
      expect([told, (user + system) / 1000 / share > mostTime]).toEqual([told, false])
      expect([told, (process.memoryUsage().heapUsed - heap) / share > mostMemory]).toEqual([told, false])
    }),
    { numRuns: bodies, endOnFailure: true },
  )
})
