import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { operations } from '@soe/contracts'
import fc from 'fast-check'
import { figure } from '../testing/figure'
import type { Shopper } from '../testing/create-shopper'
import { addDevice, fillCart, maren } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

const requests = figure(600, 50_000)

let simulator: TestSimulator
let victim: { world: TestWorld; shopper: Shopper }
let attacker: { world: TestWorld; shopper: Shopper }

const secretName = 'Quillfeather'

beforeAll(async () => {
  simulator = await startSimulator()
  const world = await simulator.world('signed-in')
  victim = { world, shopper: await world.shopper() }
  await fillCart(victim.shopper)
  const contact = { ...maren, lastName: secretName }
  await victim.shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
  const other = await simulator.world('prospect')
  attacker = { world: other, shopper: await other.shopper() }
  await addDevice(attacker.shopper)
})
afterAll(() => simulator.close())

/** A string that a parser, a log or a terminal may trip over. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    '\u202e\u0000\ufeff',
    '\ud800',
    '🏴‍☠️'.repeat(20),
    '<script>alert(1)</script>',
    '${7*7}',
    "' OR 1=1 --",
    '\r\nx: y',
    'NaN',
    '-0',
    '1e999',
    '9'.repeat(400),
    'a'.repeat(20_000),
  ),
)

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Bodies that are not what they say, or say it too often. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '0',
    '"x"',
    '[]',
    '{}',
    '{"a":',
    '{"a":1,}',
    '{"__proto__":{"role":"accountmember"}}',
    '{"constructor":{"prototype":{"role":"x"}}}',
    '{"data":{"__proto__":{"lines":[]}}}',
    '\u0000',
    '\ufeff{}',
    deep(5_000, '[', ']'),
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
    `"${'x'.repeat(300_000)}"`,
  ),
  fc.json({ maxDepth: 6 }),
  fc.object({ key: hostileText, maxDepth: 3 }).map((value) => JSON.stringify(value)),
  hostileText,
)

const bent = (given: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: given, weight: 8 }, { arbitrary: fc.anything(), weight: 1 })

/** The operation's own example with any value in the place of any part. */
const bentExample = (example: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(example)) return bent(fc.tuple(...example.map(bentExample)))
  if (typeof example !== 'object' || example === null) return fc.oneof(bent(fc.constant(example)), hostileText)
  const parts = Object.entries(example).map(([key, value]) => [key, bentExample(value)] as const)
  return bent(fc.record(Object.fromEntries(parts)))
}

const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)) ?? ''
  } catch {
    return '{}'
  }
}

const printable = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\u0020-\u007e]/g, '?'))

/** Headers that lie: other people's sessions, unknown worlds, unknown channels. */
const headers = fc.record(
  {
    'x-sim-world': fc.oneof(printable, fc.constantFrom('__proto__', 'constructor', '../default', 'a'.repeat(5_000))),
    cookie: fc.oneof(
      printable,
      fc.constantFrom(
        'sim-session=__proto__',
        'sim-world=constructor',
        'loggedIn=true; role=accountmember',
        '=;=;;;',
        'a='.repeat(3_000),
      ),
      fc.constant('victim-session'),
    ),
    'x-xsrf-token': printable,
    channelid: fc.oneof(printable, fc.constantFrom('VZW-RETAIL', '__proto__')),
    guie2erequestid: fc.oneof(printable, fc.constantFrom('__proto__', 'x'.repeat(3_000))),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
      'x',
    ),
    'content-encoding': fc.constantFrom('gzip', 'br'),
    'x-http-method-override': fc.constant('DELETE'),
    'x-forwarded-host': printable,
    'accept-encoding': printable,
  },
  { requiredKeys: [] },
)

const paths = operations.flatMap(({ operation }) => [
  ...Object.values(operation.metadata.paths),
  ...operation.metadata.aliases,
]) as string[]

const path = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => `/soe/digital/${encodeURIComponent(Buffer.from(text).toString())}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/..%2f..%2fetc/passwd',
      '/%',
      '//',
      '/soe/digital/%c0%ae',
      '/signin?goto=//evil.example',
    ),
  },
)

const hostile = fc.oneof(
  fc.record({ url: path, headers, body: rawBody, method: fc.constantFrom('POST', 'POST', 'GET', 'PUT', 'DELETE') }),
  fc.constantFrom(...operations).chain(({ operation }) =>
    fc.record({
      url: fc.constantFrom(...(Object.values(operation.metadata.paths) as string[])),
      headers,
      body: bentExample(operation.metadata.example.body ?? {}).map(asJson),
      method: fc.constant(operation.method),
    }),
  ),
)

const send = async ({
  url,
  headers: lies,
  body,
  method,
}: {
  url: string
  headers: object
  body: string
  method: string
}) => {
  const own = `sim-session=${attacker.shopper.cookies.get('sim-session')}; sim-world=${attacker.world.id}`
  const stolen = `sim-session=${victim.shopper.cookies.get('sim-session')}; sim-world=${attacker.world.id}`
  const given = { 'content-type': 'application/json', cookie: own, ...(lies as Record<string, string>) }
  const hasBody = method !== 'GET'
  return simulator.app.inject({
    method: method as 'POST',
    url,
    headers: { ...given, cookie: given.cookie === 'victim-session' ? stolen : given.cookie },
    ...(hasBody && { payload: body }),
  })
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heapMegabytes = () => {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

describe('hostile requests', () => {
  it(`${requests} of them get an answer below 500, and learn nothing of anyone else`, async () => {
    const before = await victim.world.everything()
    let sent = 0
    let heapAtQuarter = 0
    await fc.assert(
      fc.asyncProperty(hostile, async (request) => {
        const reply = await send(request)
        sent += 1
        if (sent === Math.floor(requests / 4)) heapAtQuarter = heapMegabytes()
        expect(reply.statusCode).toBeLessThan(500)
        expect(reply.statusCode).toBeGreaterThanOrEqual(200)
        expect(reply.body).not.toContain(secretName)
      }),
      { numRuns: requests },
    )
    expect(await victim.world.everything()).toEqual(before)
    expect(heapMegabytes() - heapAtQuarter).toBeLessThan(64)
    expect(({} as { role?: string }).role).toBeUndefined()
    await expect(addDevice(attacker.shopper)).resolves.toBeTruthy()
  })

  it('a stolen session of another world opens nothing', async () => {
    const { cookies } = victim.shopper
    const reply = await simulator.app.inject({
      method: 'POST',
      url: '/soe/digital/auth/browseservice/wishlist/retrieve-favorites',
      headers: { 'x-sim-world': attacker.world.id, cookie: `sim-session=${cookies.get('sim-session')}` },
      payload: { data: { pageId: 'CART' } },
    })
    expect(reply.statusCode).toBe(401)
  })
})

/** What a socket answers to bytes that are not HTTP, or only nearly. */
const exchange = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  socket.end()
  await once(socket, 'close')
  return answer
}

describe('bytes that are not HTTP', () => {
  const add = 'POST /soe/digital/prospect/cartservice/cart/nse/add-device HTTP/1.1\r\nHost: localhost\r\n'

  it.each([
    { what: 'no HTTP at all', bytes: 'hello\r\n\r\n' },
    { what: 'a header without a colon', bytes: `${add}broken\r\n\r\n` },
    { what: 'two lengths', bytes: `${add}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}` },
    { what: 'a length and chunks', bytes: `${add}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n` },
    { what: 'a negative length', bytes: `${add}Content-Length: -1\r\n\r\n` },
    { what: 'headers without end', bytes: `${add}${`x: ${'y'.repeat(1_000)}\r\n`.repeat(40)}\r\n` },
    { what: 'a NUL in a header', bytes: `${add}x: a\u0000b\r\n\r\n` },
  ])('$what is refused, and the next caller is served', async ({ bytes }) => {
    const { port } = simulator.app.server.address() as AddressInfo
    expect(await exchange(port, bytes)).toMatch(/^HTTP\/1\.1 (4\d\d|501) /)
    const health = await exchange(port, 'GET /__sim/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(health).toMatch(/^HTTP\/1\.1 (200|404) /)
  })

  beforeAll(async () => void (await simulator.app.listen({ port: 0, host: '127.0.0.1' })))
})
