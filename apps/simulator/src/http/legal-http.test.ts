import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { deviceBody } from '@soe/carrier/testing'
import { sendRaw } from '../testing/raw-http'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let port: number
let world: string
beforeAll(async () => {
  simulator = await startSimulator()
  await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  port = (simulator.app.server.address() as AddressInfo).port
  world = (await simulator.world()).id
})
afterAll(() => simulator.close())

const addDevice = '/soe/digital/prospect/cartservice/cart/nse/add-device'
const device = JSON.stringify(deviceBody())

const head = (lines: readonly string[], body: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(`${[...lines, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`),
    Buffer.from(body),
  ])

const post = (target: string, headers: readonly string[] = [], body: string | Buffer = device) =>
  head([`POST ${target} HTTP/1.1`, 'host: localhost', `x-sim-world: ${world}`, ...headers], body)

const json = 'content-type: application/json'
const gzip = 'content-encoding: gzip'

const answerTo = (bytes: Buffer | string) => sendRaw(port, bytes)

const codeOf = (body: unknown) => (body as { error?: { code: string } }).error?.code

describe('a request that is legal', () => {
  it.each<[string, () => Buffer]>([
    ['an absolute target', () => post(`http://127.0.0.1:4010${addDevice}`, [json])],
    ['an absolute target of another name', () => post(`HTTP://shop.test${addDevice}`, [json])],
    ['percent-encoded letters', () => post(addDevice.replace('soe', '%73%6Fe').replace('-', '%2d'), [json])],
    ['a quoted parameter of the type', () => post(addDevice, ['content-type: Application/JSON; charset="utf-8"'])],
    ['a coding', () => post(addDevice, [json, gzip], gzipSync(device))],
    ['another name of the coding', () => post(addDevice, [json, 'content-encoding: X-GZIP'], gzipSync(device))],
    ['a coding that changes nothing', () => post(addDevice, [json, 'content-encoding: identity'])],
    ['deflate', () => post(addDevice, [json, 'content-encoding: deflate'], deflateSync(device))],
    ['deflate without its wrapper', () => post(addDevice, [json, 'content-encoding: deflate'], deflateRawSync(device))],
    ['brotli', () => post(addDevice, [json, 'content-encoding: br'], brotliCompressSync(device))],
    ['two codings', () => post(addDevice, [json, 'content-encoding: deflate, gzip'], gzipSync(deflateSync(device)))],
    ['a byte order mark', () => post(addDevice, [json], `\ufeff${device}`)],
  ])('is taken with %s', async (_name, bytes) => {
    expect((await answerTo(bytes())).status).toBe(200)
  })

  it.each([
    ['a type that means nothing', ['content-type: application/x-www-form-urlencoded']],
    ['a type that is not one', ['content-type: nothing']],
    ['a coding of nothing', [json, gzip]],
    ['no type', []],
  ])('makes a world where nothing is sent, with %s', async (_name, headers) => {
    expect((await answerTo(post('/__sim/v1/worlds', headers, ''))).status).toBe(201)
  })

  it('makes a world where nothing is sent in chunks', async () => {
    const lines = [
      'POST /__sim/v1/worlds HTTP/1.1',
      'host: localhost',
      'content-type: a/b',
      'transfer-encoding: chunked',
    ]
    expect((await answerTo(`${lines.join('\r\n')}\r\n\r\n0\r\n\r\n`)).status).toBe(201)
  })
})

interface Refused {
  readonly name: string
  readonly bytes: () => Buffer | string
  readonly status: number
  readonly code: string
  readonly says?: string
  readonly allowed?: readonly string[]
}

const bomb = () => gzipSync(Buffer.alloc(20_000_000))

const refused: readonly Refused[] = [
  {
    name: 'an unknown coding',
    bytes: () => post(addDevice, [json, 'content-encoding: zstd']),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    says: 'zstd',
    allowed: ['gzip', 'deflate', 'br', 'identity'],
  },
  {
    name: 'three codings',
    bytes: () => post(addDevice, [json, 'content-encoding: gzip, gzip, gzip']),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { name: 'what is not gzip', bytes: () => post(addDevice, [json, gzip]), status: 400, code: 'INVALID_REQUEST' },
  { name: 'a bomb', bytes: () => post(addDevice, [json, gzip], bomb()), status: 413, code: 'BODY_TOO_LARGE' },
  {
    name: 'what is not a type',
    bytes: () => post(addDevice, ['content-type: json']),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    allowed: ['application/json'],
  },
  {
    name: 'a body without a type',
    bytes: () => post(addDevice),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    allowed: ['application/json'],
  },
  ...['/foo', '/api/cart', '/cca/fraudservice/x', '/__sim/v1/nothing'].map((path) => ({
    name: `JSON at ${path}`,
    bytes: () => post(path, [json], '{"a":'),
    status: 404,
    code: 'UNKNOWN_PATH',
  })),
  { name: 'a broken escape', bytes: () => post('/content/%zz', [json]), status: 400, code: 'INVALID_REQUEST' },
  {
    name: 'the control API under a foreign name',
    bytes: () => post('http://evil.test/__sim/v1/worlds', [json], ''),
    status: 403,
    code: 'CONTROL_FORBIDDEN',
  },
  {
    name: 'a name that would reach a prototype',
    bytes: () => post(addDevice, [json], '{"cartInfo":{"\\u005f_proto__":{}}}'),
    status: 400,
    code: 'INVALID_REQUEST',
    says: 'The name "__proto__" is not allowed in a body.',
  },
  {
    name: 'a constructor with a prototype',
    bytes: () => post(addDevice, [json], '{"constructor":{"prototype":{}}}'),
    status: 400,
    code: 'INVALID_REQUEST',
    says: 'The name "constructor" is not allowed in a body.',
  },
  { name: 'no HTTP', bytes: () => 'hello world\r\n\r\n', status: 501, code: 'INVALID_REQUEST', allowed: ['GET'] },
  { name: 'half a head', bytes: () => 'GET / HTTP/1.1\r\nhost: a\r\n:x\r\n\r\n', status: 400, code: 'INVALID_REQUEST' },
  {
    name: 'a target that is none',
    bytes: () => 'GET * HTTP/1.1\r\nhost: a\r\n\r\n',
    status: 400,
    code: 'INVALID_REQUEST',
  },
  {
    name: 'a target of another protocol',
    bytes: () => 'GET ftp://localhost/x HTTP/1.1\r\nhost: a\r\n\r\n',
    status: 400,
    code: 'INVALID_REQUEST',
    says: '"ftp://localhost/x" is no target',
  },
  {
    name: 'two hosts',
    bytes: () => post(addDevice, [json, 'Host: evil.test']),
    status: 400,
    code: 'INVALID_REQUEST',
    says: 'names one host',
  },
  ...['a b', '[::1', 'shop.test:80:80', 'shop.test:99999', '1.2.3.999', 'shop.test/x', 'x@shop.test'].map((host) => ({
    name: `the host ${host}`,
    bytes: () => `GET / HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\n\r\n`,
    status: 400,
    code: 'INVALID_REQUEST',
    says: `"${host}" is no host`,
  })),
  {
    name: "the router's own path",
    bytes: () => post('/%7E/cases.getCases', [json], '{}'),
    status: 404,
    code: 'UNKNOWN_PATH',
  },
  { name: 'no host', bytes: () => 'GET /foo HTTP/1.1\r\n\r\n', status: 400, code: 'INVALID_REQUEST' },
  {
    name: 'an expectation',
    bytes: () => post(addDevice, [json, 'expect: more']),
    status: 417,
    code: 'INVALID_REQUEST',
    allowed: ['100-continue'],
  },
  {
    name: 'headers that are too large',
    bytes: () => post(addDevice, [json, `x: ${'x'.repeat(20_000)}`]),
    status: 431,
    code: 'INVALID_REQUEST',
  },
  {
    name: 'a method that is not known',
    bytes: () => `BREW /foo HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    status: 501,
    code: 'INVALID_REQUEST',
    allowed: ['GET', 'POST'],
  },
]

describe('a request that is refused', () => {
  it.each(refused)('hears why in the one shape: $name', async ({ bytes, status, code, says = '', allowed = [] }) => {
    const answer = await answerTo(bytes())
    const { error } = answer.body as { error: { code: string; message: string; allowed?: string[] } }
    expect([answer.status, error.code]).toEqual([status, code])
    expect(error.message).toContain(says)
    expect(error.allowed ?? []).toEqual(expect.arrayContaining([...allowed]))
  })
})

describe('a body that is too large', () => {
  const huge = Buffer.alloc(3_000_000, ' ')

  it.each([
    ['reads the answer after all of it was sent', addDevice, [json], 413],
    ['reads it where its type is wrong', addDevice, ['content-type: text/plain'], 415],
    ['reads it where the world is unknown', addDevice, [json, 'x-sim-world: none'], 413],
    ['reads it where nothing is there', '/foo', [json], 404],
    ['reads it where its coding is unknown', addDevice, [json, 'content-encoding: zstd'], 415],
  ])('%s', async (_name, path, headers, status) => {
    for (let call = 0; call < 5; call += 1) {
      const { status: answered, body } = await answerTo(post(path, [...headers, 'connection: close'], huge))
      expect([answered, typeof codeOf(body)]).toEqual([status, 'string'])
    }
  })
})

describe('a refusal carries the id that the caller gave', () => {
  const id = 'guie2erequestid: my-id-1'

  it.each([
    ['a wrong type', () => post(addDevice, ['content-type: text/plain', id]), 415],
    ['no JSON', () => post(addDevice, [json, id], '{'), 400],
    ['too much', () => post(addDevice, [json, id], Buffer.alloc(300_000, ' ')), 413],
    ['an unknown path', () => post('/soe/digital/nowhere', [json, id], '{}'), 404],
    ['an unknown world', () => post(addDevice, [json, id, 'x-sim-world: none']), 404],
    ['another method', () => head([`PUT ${addDevice} HTTP/1.1`, 'host: localhost', json, id], '{}'), 405],
  ])('of %s', async (_what, bytes, status) => {
    const answer = await answerTo(bytes())
    expect([answer.status, /^e2erequestid: (.*)$/im.exec(answer.head)?.[1]?.trim()]).toEqual([status, 'my-id-1'])
  })
})

describe('a path of the control API', () => {
  it.each([
    ['GET', '/__sim/v1/worlds/default/verify', 'POST'],
    ['POST', '/__sim/v1/worlds/default/enter', 'GET, HEAD'],
    ['DELETE', '/__sim/metrics', 'GET, HEAD'],
  ])('says which methods it takes: %s %s', async (method, path, allowed) => {
    const answer = await answerTo(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect([answer.status, /^allow: (.*)$/im.exec(answer.head)?.[1]?.trim()]).toEqual([405, allowed])
  })

  it('is found under a host in other letters', async () => {
    expect((await answerTo('GET /__sim/v1/worlds HTTP/1.1\r\nhost: LocalHost\r\n\r\n')).status).toBe(200)
  })
})
