import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { documentProgram } from '../testing/document-program'
import { closeAll, startBackend } from '../testing/start-backend'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))

/** Stands in for the shop's own program: a form adds a device twice, and its answer shows the cookies at the end. */
const program = documentProgram(`(() => {
const body = JSON.stringify({
  cartInfo: {},
  data: { lines: [{ device: {
    id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }, isNewLine: true }] },
})
const add = ({ fetch }) =>
  fetch('/soe/digital/prospect/cartservice/cart/nse/add-device', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body })
const { BroadcastChannel } = require('node:worker_threads')
const slowPages = new Promise((resolve) => {
  const channel = new BroadcastChannel('slow pages')
  channel.onmessage = () => resolve(channel.close())
})
return {
  takesForm: async () => true,
  busy: ({ url }) => ({ status: 503, headers: { 'retry-after': '2' }, body: 'busy: ' + url }),
  render: async ({ fetch, url, now }) => {
    if (url.endsWith('/slow/')) await slowPages
    if (url.endsWith('/broken/')) throw new Error('broken')
    if (url.endsWith('/ends/')) process.exit()
    const read = await fetch('/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones').catch(() => undefined)
    const said = await read?.json().catch(() => undefined)
    return { status: 200, headers: {}, body: JSON.stringify({ url, now, read: read?.status, from: said?.from }), dataOnly: read ? undefined : 'unread' }
  },
  submit: async (request) => {
    const statuses = [(await add(request)).status, (await add(request)).status]
    return { status: 422, headers: {}, body: JSON.stringify({ form: request.form, statuses, cookies: request.cookies() }) }
  },
}
})()`)

let simulator: TestSimulator

beforeAll(async () => {
  mkdirSync(join(dir, '.server'))
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html>')
  writeFileSync(join(dir, '.vite/manifest.json'), '{}')
  writeFileSync(join(dir, '.server/document.cjs'), program)
  simulator = await startSimulator({}, undefined, dir)
})
afterAll(async () => {
  await closeAll()
  await simulator.close()
  rmSync(dir, { recursive: true })
})

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' }

const submit = (headers: Record<string, string>, payload = 'sku=a') =>
  simulator.app.inject({ method: 'POST', url: '/smartphones/a/', headers: { ...form, ...headers }, payload })

const pairsOf = (header: string) => header.split('; ').map((pair) => pair.split('=', 1)[0])

describe('the calls of a document', () => {
  it('run in one session: what one sets the next one sends, once', async () => {
    const world = await simulator.world()
    const reply = await submit({ 'sec-fetch-site': 'same-origin', cookie: `sim-world=${world.id}; mine=1` })
    const { statuses, cookies } = reply.json<{ statuses: number[]; cookies: string }>()
    expect([reply.statusCode, statuses]).toEqual([422, [200, 200]])
    const names = pairsOf(cookies)
    expect(names).toEqual(expect.arrayContaining(['sim-world', 'mine', 'sim-session', 'cartId', 'prospectCartCount']))
    expect(new Set(names).size).toBe(names.length)
    expect(cookies).toContain('prospectCartCount=2')
    expect((await world.state()).carts).toHaveLength(1)
  })

  it('hand their cookies on to the browser', async () => {
    const world = await simulator.world()
    const { cookies } = await submit({ 'sec-fetch-site': 'same-origin', cookie: `sim-world=${world.id}` })
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['sim-session', 'cartId']))
    expect(cookies.findLast(({ name }) => name === 'prospectCartCount')?.value).toBe('2')
  })

  it('meet no failure that waits for the browser, unless a form asks for them', async () => {
    const world = await simulator.world()
    const headers = { host: 'localhost', cookie: `sim-world=${world.id}` }
    const read = async () =>
      (await simulator.app.inject({ url: '/smartphones/', headers })).json<{ read?: number }>().read
    expect(await read()).toBe(200)
    await world.failNext('catalogue.listProducts', { status: 500 })
    expect([await read(), await read()]).toEqual([undefined, undefined])
    await world.failNext('cart.addDevice', { status: 500 })
    const submitted = await submit({ 'sec-fetch-site': 'same-origin', cookie: `sim-world=${world.id}` })
    expect(submitted.json<{ statuses: number[] }>().statuses).toEqual([500, 200])
  })

  it('read what a backend has compressed, though nobody asked it to', async () => {
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      outgoing.end(gzipSync('{"from":"backend"}'))
    })
    const made = await simulator.app.inject({ method: 'POST', url: '/__sim/v1/worlds', payload: { carrier: url } })
    const cookie = `sim-world=${made.json<{ id: string }>().id}`
    const drawn = await simulator.app.inject({ url: '/smartphones/', headers: { host: 'localhost', cookie } })
    expect(drawn.json()).toMatchObject({ read: 200, from: 'backend' })
  })
})

it('draws a page of a busy server in its turn, or tells when to come again', async () => {
  const busy = await startSimulator({}, undefined, dir)
  const slowPages = new BroadcastChannel('slow pages')
  // Nobody's patience ends, however long so many pages take.
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
  try {
    const { id } = await busy.world()
    const ask = (url: string) => busy.app.inject({ url, headers: { host: 'localhost', cookie: `sim-world=${id}` } })
    /** As many pages as may be under way or wait. */
    const most = 2 + 64
    const visits = Array.from({ length: most + 3 }, () => ask('/slow/'))
    const { statusCode, headers, body } = await Promise.race(visits)
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '2', 'busy: http://localhost/slow/'])
    slowPages.postMessage('end')
    const answers = await Promise.all(visits)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most)
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(3)
    expect((await ask('/smartphones/')).statusCode).toBe(200)
  } finally {
    jest.useRealTimers()
    slowPages.close()
    await busy.close()
  }
})

it.each(['/broken/', '/ends/'])('fails alone where %s cannot be written', async (url) => {
  expect((await simulator.app.inject({ url })).statusCode).toBe(500)
  expect((await simulator.app.inject({ url: '/smartphones/' })).statusCode).toBe(200)
})

describe('a form', () => {
  it.each([
    [200, { 'sec-fetch-site': 'same-origin' }],
    [200, { origin: 'http://localhost' }],
    [403, {}],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'https://localhost' }],
    [403, { origin: 'http://localhost.evil.example' }],
    [403, { origin: 'null' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'none' }],
  ])('is answered %s given %j', async (status, headers) => {
    const { statusCode } = await submit(headers as Record<string, string>)
    expect(statusCode === 422 ? 200 : statusCode).toBe(status)
  })

  it('holds up to 8 kB', async () => {
    const sent = async (length: number) => (await submit({ origin: 'http://localhost' }, 'x'.repeat(length))).statusCode
    expect([await sent(8192), await sent(8193)]).toEqual([422, 413])
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('is not sent as %s', async (type) => {
    const answer = await submit({ origin: 'http://localhost', 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ error: { allowed: ['application/x-www-form-urlencoded'] } })
  })

  it.each([
    ['/soe/digital/nothing', form],
    ['/__sim/v1/nothing', form],
    ['/__sim/worlds', { 'content-type': 'application/json' }],
    ['/assets/nothing.js', form],
  ])('goes to pages alone: %s given %j', async (url, type) => {
    const headers = { ...type, origin: 'http://localhost' }
    const answer = await simulator.app.inject({ method: 'POST', url, headers, payload: '{}' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'UNKNOWN_PATH'])
  })
})

it('asks for no page with a NUL in it', async () => {
  const { body } = await simulator.app.inject({ method: 'GET', url: '/search?q=a%00b' })
  expect((JSON.parse(body) as { url: string }).url).toContain('/search?q=a%EF%BF%BDb')
})

it.each(['/%', '/smartphones/%zz/', '/caf%E9'])(
  'asks the shop for its own page where %s cannot be read',
  async (url) => {
    const { statusCode, body } = await simulator.app.inject({ method: 'GET', url })
    expect(statusCode).toBe(200)
    expect((JSON.parse(body) as { url: string }).url).toContain(url.replace('%', '%25'))
  },
)

it.each(['/soe/%zz', '/__sim/%'])('refuses %s, which is not a page', async (url) => {
  expect((await simulator.app.inject({ method: 'GET', url })).statusCode).toBe(400)
})

it.each(['/robots.txt', '/sitemap.xml'])('lets the shop write %s', async (url) => {
  expect((await simulator.app.inject({ method: 'GET', url })).body).toContain(url)
})
