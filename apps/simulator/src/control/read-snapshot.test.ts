import { worldLimits, type SnapshotFile } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let world: string
let file: SnapshotFile

const post = (url: string, payload?: object) =>
  simulator.app.inject({
    method: 'POST',
    url: `/__sim/v1/worlds/${world}/${url}`,
    headers: { host: 'localhost' },
    ...(payload && { payload }),
  })

beforeAll(async () => {
  simulator = await startSimulator()
  world = (await simulator.world()).id
  file = (await post('snapshots')).json()
})
afterAll(() => simulator.close())

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`name-${place}`, value]))

const withHeader = (changed: object) => ({ ...file, header: { ...file.header, ...changed } })
const withCollections = (changed: object) => ({ ...file, collections: { ...file.collections, ...changed } })

it.each<[string, () => object, string]>([
  ['carts without a field', () => withCollections({ carts: [{ a: 1 }] }), 'collections.carts.0.id'],
  [
    'more carts than a world holds',
    () => withCollections({ carts: Array.from({ length: 5000 }, () => ({ id: 'a cart among many' })) }),
    'collections.carts: Too much',
  ],
  ['nothing in the place of a cart', () => withCollections({ carts: [null] }), 'collections.carts.0'],
  ['a hundred collections more', () => withCollections(many(100, [])), 'header and collections'],
  [
    'more feature flags than a world has',
    () => withHeader({ featureFlags: many(worldLimits.featureFlags + 1, true) }),
    'header.featureFlags',
  ],
  [
    'more counters than a world has',
    () => withHeader({ counters: many(worldLimits.counters + 1, 1) }),
    'header.counters',
  ],
  [
    'the stock of more than is sold',
    () => withHeader({ stock: many(worldLimits.stock + 1, { status: 'in-stock', qty: 1 }) }),
    'header.stock',
  ],
  ['a time zone that is not one', () => withHeader({ timeZone: 'Mars/Olympus' }), 'header.timeZone'],
  ['a clock before 1970', () => ({ ...file, now: '1969-12-31T23:59:59.999Z' }), '1970'],
  ['a day that no calendar has', () => ({ ...file, now: '2026-02-30T00:00:00Z' }), 'now'],
])('a snapshot is refused with %s', async (_, snapshot, words) => {
  const refused = await post('restore', snapshot())
  expect([refused.statusCode, refused.json().error.message]).toEqual([400, expect.stringContaining(words)])
})
