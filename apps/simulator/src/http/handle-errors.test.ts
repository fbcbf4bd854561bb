import { addDevice, deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let headers: Record<string, string>
beforeAll(async () => {
  simulator = await startSimulator()
  headers = { 'x-sim-world': (await simulator.world()).id }
})
afterAll(() => simulator.close())

const addDevicePath = '/soe/digital/prospect/cartservice/cart/nse/add-device'

const send = async (payload: string | Buffer, type = 'application/json') => {
  const reply = await simulator.app.inject({
    method: 'POST',
    url: addDevicePath,
    headers: { ...headers, 'content-type': type },
    payload,
  })
  const { error } = reply.json<{ error: { code: string; message: string; allowed?: string[] } }>()
  return { status: reply.statusCode, ...error }
}

describe('a request that is wrong', () => {
  it('answers 400 to a body that is not JSON', async () => {
    expect(await send('{"cartInfo":')).toMatchObject({ status: 400, code: 'INVALID_JSON' })
  })

  it('answers 400 and names the field of a wrong type', async () => {
    const body = { cartInfo: {}, data: { lines: [{ device: { id: 7 }, isNewLine: 'yes' }] } }
    const { status, code, message } = await send(JSON.stringify(body))
    expect([status, code]).toEqual([400, 'INVALID_REQUEST'])
    expect(message).toContain('body.data.lines.0.device.id')
    expect(message).toContain('body.data.lines.0.isNewLine')
  })

  it('answers 400 and names the field that a guest has to send', async () => {
    const guest = await (await simulator.world()).shopper()
    await addDevice(guest)
    const { status, raw } = await guest.call('cart.saveCart', { body: {} })
    const message = expect.stringContaining('body.emailId') as string
    expect([status, raw]).toEqual([400, { error: { code: 'INVALID_REQUEST', message } }])
  })

  it('answers 400 where the body is missing', async () => {
    expect(await send('')).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    expect(await send('null')).toMatchObject({ status: 400 })
    expect(await send('[]')).toMatchObject({ status: 400 })
  })

  it.each([
    ['Latin-1', Buffer.from('{"title":"Ni\xf1o"}', 'latin1'), 'The body is not valid UTF-8.'],
    ['half a character', '{"title":"\\ud83d"}', 'The body holds half a character, a lone surrogate.'],
    ['half a character in a name', '{"\\uDE00":1}', 'The body holds half a character, a lone surrogate.'],
  ])('answers 400 to %s', async (_what, payload, message) => {
    expect(await send(payload)).toMatchObject({ status: 400, code: 'INVALID_REQUEST', message })
  })

  it.each([
    ['POST', '/signin', 'application/x-www-form-urlencoded'],
    ['PUT', '/__sim/v1/worlds/default/scenarios/latin', 'application/yaml'],
  ] as const)('answers 400 to Latin-1 also where other types are taken: %s %s', async (method, url, type) => {
    const payload = Buffer.from('title: Ni\xf1o', 'latin1')
    const reply = await simulator.app.inject({
      method,
      url,
      headers: { host: 'localhost', 'content-type': type },
      payload,
    })
    expect(reply.json()).toEqual({ error: { code: 'INVALID_REQUEST', message: 'The body is not valid UTF-8.' } })
  })

  it('reads a character in two halves', async () => {
    const { message } = await send('{"title":"\\ud83d\\ude00"}')
    expect(message).toContain('body.cartInfo')
  })

  it('answers 413 to more than 256 kB', async () => {
    expect(await send(JSON.stringify({ filler: 'x'.repeat(257 * 1024) }))).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
  })

  it.each([
    ['objects', '{"a":'.repeat(20_000), '}'.repeat(20_000)],
    ['lists', '['.repeat(65), `${' '.repeat(200)}${']'.repeat(65)}`],
  ])('answers 400 to %s that are nested deeper than 64 levels', async (_what, opened, closed) => {
    expect(await send(`${opened}1${closed}`)).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      message: 'The body is nested deeper than 64 levels.',
    })
  })

  it('reads brackets in texts as text', async () => {
    const { message } = await send(JSON.stringify({ filler: '[{"'.repeat(100) }))
    expect(message).toContain('body.cartInfo')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'answers 415 to %s',
    async (type) => {
      expect(await send('persona=signed-in', type)).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
        allowed: ['application/json'],
      })
    },
  )

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"a":[{"__proto__":1}]}',
    '{"\\u005f_proto__":{"polluted":1}}',
    '{"\\u0063onstructor":{"prototype":{"polluted":1}}}',
  ])('answers 400 to keys that reach a prototype: %s', async (payload) => {
    expect(await send(payload)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('takes the same words where they are values', async () => {
    const body = deviceBody()
    const words = { ...body, note: '__proto__', more: { constructor: 'x' } }
    const reply = await simulator.app.inject({ method: 'POST', url: addDevicePath, headers, payload: words })
    expect(reply.statusCode).toBe(200)
  })
})

describe('a path that no one serves', () => {
  it.each([
    ['GET', '/soe/digital/auth/nothing'],
    ['POST', '/soe/digital/auth/cartservice/cart/unheard-of'],
    ['POST', '/onedp/api/nothing'],
    ['GET', '/content/vcg/nothing.json'],
    ['OPTIONS', addDevicePath],
    ['POST', '/smartphones/'],
    ['GET', '/__sim/v1/nothing'],
  ] as const)('answers 404 with its name: %s %s', async (method, url) => {
    const reply = await simulator.app.inject({ method, url, headers: { ...headers, host: 'localhost' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ error: { code: 'UNKNOWN_PATH', message: expect.stringContaining(url) as string } })
  })

  it.each([
    ['GET', addDevicePath, 'POST'],
    ['PUT', addDevicePath, 'POST'],
    ['DELETE', `${addDevicePath}?a=1`, 'POST'],
    ['PUT', '/soe/digital/auth/fraudservice/session/logout', 'GET, POST'],
    ['PUT', '/__sim/v1/worlds', 'POST, GET, HEAD'],
    ['PATCH', '/__sim/v1/worlds/default', 'GET, DELETE, HEAD'],
  ] as const)('for %s, but for others, answers 405 with those: %s allows %s', async (method, url, allow) => {
    const { statusCode, headers: sent, ...reply } = await simulator.app.inject({ method, url })
    const message = `${url.split('?', 1)[0]} does not take ${method}.`
    expect([statusCode, sent.allow]).toEqual([405, allow])
    expect(reply.json()).toEqual({ error: { code: 'METHOD_NOT_ALLOWED', message, allowed: allow.split(', ') } })
  })

  it.each(['/%', '/soe/%zz', '/soe/digital/%c0%af', '/..%2f..%2fetc/passwd', '/soe/digital/../../etc/passwd'])(
    'never fails on a path like %s',
    async (url) => {
      const { statusCode } = await simulator.app.inject({ method: 'GET', url, headers })
      expect([400, 404]).toContain(statusCode)
    },
  )
})

describe('headers that a client can choose', () => {
  it('never fails on hostile ones', async () => {
    const reply = await simulator.app.inject({
      method: 'POST',
      url: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases',
      headers: {
        ...headers,
        guie2erequestid: 'id\u00e9; set-cookie: a=b',
        channelid: '__proto__',
        cookie: 'sim-session=__proto__; =; ;;; role="; sim-session=constructor',
      },
      payload: {},
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['e2erequestid']).toBe(reply.headers['x-sim-decision'])
  })
})
