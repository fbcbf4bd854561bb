import { audiences, operations, type Audience, type Operation } from '@soe/contracts'
import fc from 'fast-check'
import type { Shopper } from '../testing/create-shopper'
import { figure } from '../testing/figure'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

interface Caller {
  shopper: Shopper
  world: string
}

const enter = async (audience: Audience): Promise<Caller> => {
  const world = await simulator.world(audience)
  return { shopper: await world.shopper(), world: world.id }
}

const request = ({ shopper, world }: Caller, { method }: Operation, path: string, { body, query }: Sent) =>
  simulator.app.inject({
    method: method as 'GET' | 'POST',
    url: path,
    headers: {
      'x-sim-world': world,
      'x-xsrf-token': shopper.cookies.get('XSRF-TOKEN') ?? '',
      cookie: `sim-session=${shopper.cookies.get('sim-session')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(query && { query }),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })

interface Sent {
  body?: unknown
  query?: Record<string, string>
}

const pathsOf = ({ paths, aliases }: Operation['metadata']): [Audience, string][] => {
  const own = audiences.flatMap((audience): [Audience, string][] =>
    paths[audience] ? [[audience, paths[audience]]] : [],
  )
  const first = own[0]?.[0] ?? 'prospect'
  return [...own, ...aliases.map((alias): [Audience, string] => [first, alias])]
}

const everyPath = operations.flatMap(({ key, operation }) =>
  pathsOf(operation.metadata).map(([audience, path]) => ({ key, operation, audience, path })),
)

describe('every path of every operation', () => {
  it.each(everyPath)('$path answers $key to $audience', async ({ operation, audience, path }) => {
    const reply = await request(await enter(audience), operation, path, operation.metadata.example)
    const code = reply.json<{ error?: { code: string } }>().error?.code
    expect([reply.statusCode, code]).not.toEqual([404, 'UNKNOWN_PATH'])
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.headers['x-sim-decision'] ?? code).toBeTruthy()
  })
})

/** Mostly what is given, now and then any value at all. */
const bent = (given: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: given, weight: 12 }, { arbitrary: fc.jsonValue(), weight: 1 })

/** Any value in the place of any part of the example: wrong where only a schema or a rule notices. */
const bentExample = (example: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(example)) return bent(fc.tuple(...example.map(bentExample)))
  if (typeof example !== 'object' || example === null) return bent(fc.constant(example))
  const parts = Object.entries(example).map(([key, value]) => [key, bentExample(value)] as const)
  return bent(fc.record(Object.fromEntries(parts)))
}

describe('a body that makes no sense', () => {
  it.each(operations.map(({ key, operation }) => ({ key, operation })))(
    'never breaks $key',
    async ({ key, operation }) => {
      const [[audience, path] = ['prospect', '/'] as const] = pathsOf(operation.metadata)
      const caller = await enter(audience)
      const bodies = fc.oneof(fc.jsonValue(), bentExample(operation.metadata.example.body))
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const { statusCode } = await request(caller, operation, path, operation.method === 'GET' ? {} : { body })
          const isSignedOut = statusCode === 401 && key !== 'session.logout'
          expect([statusCode < 500, isSignedOut]).toEqual([true, false])
        }),
        { numRuns: figure(30, 500) },
      )
    },
  )

  it('never breaks a query either', async () => {
    const callers = new Map(
      await Promise.all(audiences.map(async (audience) => [audience, await enter(audience)] as const)),
    )
    const gets = everyPath.filter(({ operation }) => operation.method === 'GET')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gets),
        fc.dictionary(fc.constantFrom('category', 'productId', 'x', '__proto__'), fc.string()),
        async ({ operation, audience, path }, query) => {
          const caller = callers.get(audience) as Caller
          expect((await request(caller, operation, path, { query })).statusCode).toBeLessThan(500)
        },
      ),
    )
  })
})
