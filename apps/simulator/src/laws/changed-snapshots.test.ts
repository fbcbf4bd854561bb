import type { SnapshotFile } from '@soe/contracts'
import { fillCart, placeOrder, readyToOrder } from '@soe/carrier/testing'
import fc from 'fast-check'
import { exampleOf } from '../testing/prepare-example'
import type { Shopper } from '../testing/create-shopper'
import { figure } from '../testing/figure'
import { readAll } from '../testing/read-requests'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

const changed = figure(120, 5_000)

let simulator: TestSimulator
const worlds: { world: TestWorld; shopper: Shopper; snapshot: SnapshotFile; paths: Path[] }[] = []

type Path = readonly (string | number)[]

const local = { host: 'localhost', 'content-type': 'application/json' }

/** What a document or a stored answer holds is checked elsewhere. */
const isOpen = (path: Path) => !path.includes('body') && !path.includes('document')

const pathsIn = (value: unknown, path: Path = []): Path[] => [
  ...(path.length > 0 ? [path] : []),
  ...(typeof value === 'object' && value !== null && isOpen(path)
    ? Object.entries(value).flatMap(([name, held]) =>
        pathsIn(held, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    : []),
]

const request = (method: 'GET' | 'POST', url: string, payload?: object) =>
  simulator.app.inject({ method, url: `/__sim/v1/${url}`, headers: local, ...(payload && { payload }) })

const journeys = [
  [
    'signed-in',
    async (shopper: Shopper) => {
      await readyToOrder(shopper)
      await shopper.call('wishlist.addWishlist', { body: exampleOf('wishlist.addWishlist') })
      await shopper.call('log.jsNotify', { body: exampleOf('log.jsNotify') })
      await shopper.call('chat.livePersonSubmitfeedback', { body: exampleOf('chat.livePersonSubmitfeedback') })
    },
  ],
  [
    'prospect',
    async (shopper: Shopper) => {
      await readyToOrder(shopper)
      await placeOrder(shopper)
      await fillCart(shopper)
      await shopper.call('cart.saveCart', { body: exampleOf('cart.saveCart') })
    },
  ],
  ['standalone-trade-in', async () => undefined],
] as const

beforeAll(async () => {
  simulator = await startSimulator()
  for (const [persona, prepare] of journeys) {
    const world = await simulator.world(persona)
    const shopper = await world.shopper()
    await prepare(shopper)
    await world.command({
      setStock: { skuId: 'orbit-12-pro-kelp-128', status: 'back-order', availableOn: '2027-01-15' },
    })
    const snapshot = (await request('POST', `worlds/${world.id}/snapshots`)).json<SnapshotFile>()
    worlds.push({ world, shopper, snapshot, paths: pathsIn(snapshot) })
  }
})
afterAll(() => simulator.close())

const values = [
  '',
  'nope',
  'x'.repeat(3000),
  '😀',
  '\u0000',
  '../..',
  '9999-12-31T23:59:59.999Z',
  '1969-12-31T23:59:59Z',
  -1,
  0,
  1.5,
  1e300,
  -1e300,
  9e15,
  true,
  null,
  [],
  [null],
  {},
]

/** The snapshot with another value at a path; undefined takes it away. */
const withValue = (snapshot: SnapshotFile, path: Path, value: unknown): object => {
  const copy = structuredClone(snapshot)
  const holder = path.slice(0, -1).reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], copy)
  const name = path.at(-1) as string
  if (value === undefined) delete (holder as Record<string, unknown>)[name]
  else (holder as Record<string, unknown>)[name] = value
  return copy
}

const change = fc.record({ at: fc.nat(), path: fc.nat(), value: fc.constantFrom<unknown>(undefined, ...values) })

/** Everything that reads a world, as the answers that failed. */
const failuresIn = async (world: TestWorld, shopper: Shopper): Promise<string[]> => {
  const failed: string[] = []
  for (const url of ['worlds', `worlds/${world.id}`, `worlds/${world.id}/state`, `worlds/${world.id}/details`]) {
    if ((await request('GET', url)).statusCode >= 500) failed.push(url)
  }
  for (const [key, answer] of await readAll(shopper)) if (answer.includes('INTERNAL_ERROR')) failed.push(key)
  for (const key of ['cart.addDevice', 'checkout.placeOrder'] as const) {
    const { raw } = await shopper.call(key, { body: exampleOf(key) })
    if (JSON.stringify(raw).includes('INTERNAL_ERROR')) failed.push(key)
  }
  return failed
}

it(`no value in ${changed} changed snapshots ends a world: it is refused, or every call has an answer`, async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ at, path: place, value }) => {
      const { world, shopper, snapshot, paths } = worlds[at % worlds.length] as (typeof worlds)[number]
      const path = paths[place % paths.length] as Path
      const cookies = [...shopper.cookies]
      const { statusCode } = await request('POST', `worlds/${world.id}/restore`, withValue(snapshot, path, value))
      const failed = statusCode === 200 ? await failuresIn(world, shopper) : []
      await request('POST', `worlds/${world.id}/restore`, snapshot)
      shopper.cookies.clear()
      for (const [name, held] of cookies) shopper.cookies.set(name, held)
      const told = `${path.join('.')} = ${JSON.stringify(value)}`
      expect([told, statusCode, failed]).toEqual([told, statusCode < 500 ? statusCode : 'below 500', []])
    }),
    { numRuns: changed, endOnFailure: true },
  )
})
