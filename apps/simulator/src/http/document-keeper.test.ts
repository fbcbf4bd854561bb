import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Journal } from '@soe/contracts'
import { documentProgram } from '../testing/document-program'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'
import type { Shopper } from '../testing/create-shopper'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))

/** Stands in for the shop's own program: a page shows its shopper's name and what it has read. */
const program = documentProgram(`(() => {
const read = async ({ fetch, cookies }, path) => {
  const [, cartId] = /cartId=([^;]*)/.exec(cookies()) ?? []
  const headers = { channelId: 'VZW-DOTCOM', guiE2eRequestId: crypto.randomUUID(), ...(cartId && { cartId }) }
  return (await fetch(path, { headers })).text()
}
return {
  busy: () => ({ status: 503, headers: {}, body: '' }),
  takesForm: async () => false,
  submit: async () => undefined,
  render: async (request) => {
    const reads = await Promise.all([
      read(request, '/soe/digital/prospect/browseservice/catalogue/nse/getProduct?productId=orbit-12-pro'),
      read(request, '/content/vcg/feature-flags.json'),
    ]).catch(() => undefined)
    const [, name = ''] = /firstName=([^;]*)/.exec(request.cookies()) ?? []
    const [, token = ''] = request.url.includes('token') ? /XSRF-TOKEN=([^;]*)/.exec(request.cookies()) ?? [] : []
    const body = [request.url, name, token, ...reads ?? []].join(' ').padEnd(9000)
    return { status: 200, headers: {}, body, dataOnly: reads ? undefined : 'unread' }
  },
}
})()`)

const addedDevice = {
  cartInfo: {},
  data: {
    lines: [
      {
        device: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' },
        isNewLine: true,
      },
    ],
  },
}

let simulator: TestSimulator

beforeAll(async () => {
  mkdirSync(join(dir, '.server'))
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html>')
  writeFileSync(join(dir, '.vite/manifest.json'), '{}')
  writeFileSync(join(dir, '.server/document.cjs'), program)
  simulator = await startSimulator({}, undefined, dir)
  // Real clocks show the time of the tests.
  jest.spyOn(Date, 'now').mockImplementation(() => simulator.time.now)
})
afterAll(async () => {
  await simulator.close()
  rmSync(dir, { recursive: true })
})

const clock = ({ id }: TestWorld, payload: object) =>
  simulator.app.inject({
    method: 'POST',
    url: `/__sim/v1/worlds/${id}/clock`,
    headers: { host: 'localhost' },
    payload,
  })

const open = async (
  { id }: TestWorld,
  shopper?: Shopper,
  { url = '/smartphones/', ...headers }: Record<string, string> = {},
) => {
  const cookie = [`sim-world=${id}`, ...[...(shopper?.cookies ?? [])].map(([name, value]) => `${name}=${value}`)].join(
    '; ',
  )
  const answer = await simulator.app.inject({ url, headers: { host: 'localhost', cookie, ...headers } })
  return { ...answer, rawPayload: answer.rawPayload, isKept: answer.headers['x-document-kept'] === 'yes' }
}

const journalOf = async ({ id }: TestWorld) => {
  const url = `/__sim/v1/worlds/${id}/journal?answers=1&events=1`
  return (await simulator.app.inject({ url, headers: { host: 'localhost' } })).json<Journal>()
}

/** What no two calls share. */
const ownFields = ['id', 'seq', 'at', 'realAt', 'duration', 'requestId']

const withoutOwn = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !ownFields.includes(name)))

/** What a visit leaves in the journal. */
const heardOf = async (world: TestWorld, visit: () => Promise<unknown>) => {
  const before = await journalOf(world)
  await visit()
  const after = await journalOf(world)
  const calls = after.entries.slice(before.entries.length).map(({ answer, ...entry }) => ({
    ...withoutOwn(entry),
    operation: entry.operation,
    answer: { ...answer, headers: Object.keys(answer?.headers ?? {}).toSorted() },
  }))
  return { calls, events: after.events?.slice(before.events?.length).map(({ kind, sentence }) => [kind, sentence]) }
}

describe('a document that was drawn', () => {
  it('is kept for every caller that would be shown the same', async () => {
    const world = await simulator.world()
    const [mine, theirs] = [await world.shopper(), await world.shopper()]
    const drawn = await open(world, mine)
    const kept = [await open(world, mine), await open(world, theirs)]
    expect([drawn.isKept, ...kept.map(({ isKept }) => isKept)]).toEqual([false, true, true])
    expect(kept.map(({ body }) => body)).toEqual([drawn.body, drawn.body])
  })

  it('is compressed once, and not sent to a browser that has it', async () => {
    const world = await simulator.world()
    const { body, headers } = await open(world)
    const packed = await open(world, undefined, { 'accept-encoding': 'gzip' })
    expect([packed.isKept, packed.headers['vary'], gunzipSync(packed.rawPayload).toString()]).toEqual([
      true,
      'accept-encoding',
      body,
    ])
    const held = await open(world, undefined, { 'if-none-match': String(headers['etag']) })
    expect([held.statusCode, held.isKept, held.body]).toEqual([304, true, ''])
  })

  it('leaves the same in the journal and keeps the session as alive as one drawn anew', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: addedDevice })
    const lastSeen = async () => (await world.state()).sessions.map(({ lastSeenAt }) => lastSeenAt)
    const anew = await heardOf(world, () => open(world, shopper))
    simulator.time.now += 60_000
    const kept = await heardOf(world, async () => expect((await open(world, shopper)).isKept).toBe(true))
    expect(kept).toEqual(anew)
    expect(await lastSeen()).toEqual([simulator.time.now])
    expect(kept.calls.map(({ operation }) => operation)).toEqual(['catalogue.getProduct', 'content.getFeatureFlags'])
  })

  it('is no sign of life where the browser prefetches it, drawn or kept, and the journal says so', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: addedDevice })
    const { sessions } = await world.state()
    simulator.time.now += 60_000
    for (const isKept of [false, true]) {
      const { events } = await heardOf(world, async () =>
        expect((await open(world, shopper, { 'sec-purpose': 'prefetch;prerender' })).isKept).toBe(isKept),
      )
      expect(events).toEqual([['document-sent', 'The server drew /smartphones/. The browser prefetched it.']])
    }
    expect((await world.state()).sessions).toEqual(sessions)
    await open(world, shopper)
    expect((await world.state()).sessions).not.toEqual(sessions)
  })

  it('is drawn anew where a read is answered otherwise, and makes no read twice', async () => {
    const world = await simulator.world()
    const { body } = await open(world)
    await world.command({ setStock: { skuId: 'orbit-12-pro-kelp-128', status: 'out-of-stock' } })
    const visits: Awaited<ReturnType<typeof open>>[] = []
    const { calls } = await heardOf(world, async () => visits.push(await open(world)))
    expect([visits[0]?.isKept, visits[0]?.body === body, calls.length]).toEqual([false, false, 2])
    expect((await open(world)).body).toBe(visits[0]?.body)
  })

  it.each<[string, Record<string, string>]>([
    ['another name', { name: 'Maren' }],
    ['another address', { url: '/espanol/smartphones/' }],
    ['another program', { 'user-agent': 'HalyardApp/1' }],
    ['a browser that reloads all it has', { 'cache-control': 'no-cache' }],
  ])('is not sent for %s', async (_, changed) => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await open(world, shopper)
    const { name = '', ...headers } = changed
    shopper.cookies.set('firstName', name)
    const other = await open(world, shopper, headers)
    expect([other.isKept, other.body.includes(` ${name} `)]).toEqual([false, true])
  })

  it('is not kept where it shows what no other may see', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: addedDevice })
    const asked = { url: '/smartphones/?token' }
    expect([(await open(world, shopper, asked)).isKept, (await open(world, shopper, asked)).isKept]).toEqual([
      false,
      false,
    ])
  })

  it('gives way to a failure that waits for the browser', async () => {
    const world = await simulator.world()
    await open(world)
    await world.failNext('content.getFeatureFlags', { status: 500 })
    const { isKept, body } = await open(world)
    expect([isKept, body.trim()]).toEqual([false, 'http://localhost/smartphones/'])
  })

  it('is kept on a clock that stands, and not on one that runs on a time of its own', async () => {
    const world = await simulator.world()
    const twice = async () => [(await open(world)).isKept, (await open(world)).isKept]
    await clock(world, { freeze: '2031-01-01T12:00:00Z' })
    expect(await twice()).toEqual([false, true])
    await clock(world, { resume: true })
    expect(await twice()).toEqual([false, false])
  })
})
