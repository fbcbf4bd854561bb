import { findOperation, type OperationKey } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

type Headers = Readonly<Record<string, string>>

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const pathOf = (key: OperationKey) => findOperation(key).metadata.paths.prospect ?? ''
const signOut =
  findOperation('session.logoutPage').metadata.paths.prospect ??
  findOperation('session.logoutPage').metadata.paths['signed-in'] ??
  ''

/** What another site could make a browser send: each changes who the shopper is, or what they have. */
const changes = [
  ['a form to sign in', 'POST', '/signin', 'persona=signed-in'],
  ['a form to PayPal', 'POST', '/paypal', 'answer=approve&returnTo=/'],
  ['a form to Affirm', 'POST', '/affirm', 'answer=approve&returnTo=/'],
  ['a form to RYL', 'POST', '/ryl', 'answer=teacher&returnTo=/'],
  ['an empty POST that clears the cart', 'POST', pathOf('session.clearCache'), undefined],
  ['an empty POST that signs out', 'POST', pathOf('session.logout'), undefined],
  ['the page that signs out', 'GET', signOut, undefined],
  ['the way into a world', 'GET', '/__sim/v1/worlds/default/enter?to=/', undefined],
] as const

const send = async (method: 'GET' | 'POST', url: string, payload: string | undefined, headers: Headers) => {
  const { statusCode, headers: answered } = await simulator.app.inject({
    method,
    url,
    headers: { host: 'localhost', ...(payload !== undefined && form), ...headers },
    ...(payload !== undefined && { payload }),
  })
  return { status: statusCode, cookies: answered['set-cookie'], type: answered['content-type'] }
}

it.each(changes.filter(([, method]) => method === 'GET'))(
  '%s is not gone by a browser that asks ahead',
  async (_, method, url) => {
    for (const name of ['sec-purpose', 'purpose', 'x-moz']) {
      const ahead = { 'sec-fetch-site': 'same-origin', ...visit, [name]: 'prefetch' }
      const { status, cookies } = await send(method, url, undefined, ahead)
      expect([status, cookies]).toEqual([403, undefined])
    }
    const { headers } = await simulator.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } })
    expect(headers['set-cookie']).toBeUndefined()
  },
)

describe.each(changes)('%s', (_, method, url, payload) => {
  it.each<[string, Headers]>([
    ['a picture or a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    [
      'a picture of another port',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a link or a form of another site', { 'sec-fetch-site': 'cross-site', ...visit }],
    ['a form of another site in an old browser', { origin: 'https://elsewhere.example' }],
    ['a form of a page without an origin', { origin: 'null' }],
    ['a form of another port in an old browser', { origin: 'http://localhost:8080' }],
  ])('is refused to %s, which changes nothing', async (_site, headers) => {
    const { status, cookies } = await send(method, url, payload, headers)
    expect([status, cookies]).toEqual([403, undefined])
  })

  it.each<[string, Headers]>([
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    ['who typed the address', { 'sec-fetch-site': 'none', ...visit }],
    ['a webview, an old browser or a program', {}],
    ['a page of this site in an old browser', { origin: 'http://localhost' }],
  ])('is open to %s', async (_site, headers) => {
    expect([403, 404]).not.toContain((await send(method, url, payload, headers)).status)
  })
})

it('a form of a page behind a proxy is its own, also in an old browser', async () => {
  const headers = { origin: 'https://shop.test', 'x-forwarded-host': 'shop.test' }
  expect((await send('POST', '/signin', 'persona=signed-in', headers)).status).toBe(303)
})

describe('a link of another site', () => {
  it.each([signOut, '/__sim/v1/worlds/default/enter?to=/%22%3E'])(
    'to %s leads to a page that asks first',
    async (url) => {
      const headers = { host: 'localhost', 'sec-fetch-site': 'cross-site', ...visit }
      const { statusCode, body, headers: answered } = await simulator.app.inject({ url, headers })
      expect([statusCode, answered['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
      expect(answered['content-security-policy']).toContain("default-src 'none'")
      expect(body).toContain(`<a href="${url}">Go on</a>`)
    },
  )

  it('of another port of this site is followed', async () => {
    const headers = { 'sec-fetch-site': 'same-site', ...visit }
    expect((await send('GET', '/__sim/v1/worlds/default/enter?to=/', undefined, headers)).status).toBe(303)
  })
})

describe('a link of the console into a world under a name of its own', () => {
  const enter = (host: string, referer?: string, more: Headers = visit) =>
    send('GET', '/__sim/v1/worlds/default/enter?to=/', undefined, {
      host,
      'sec-fetch-site': 'cross-site',
      ...(referer !== undefined && { referer }),
      ...more,
    })

  it('is followed', async () => {
    expect(await enter('demo.localhost:4010', 'http://localhost:4010/')).toMatchObject({ status: 303 })
  })

  it.each([
    ['another site', 'http://elsewhere.example/'],
    ['another port', 'http://localhost:8080/'],
    ['a name that only begins so', 'http://localhost:4010.elsewhere.example/'],
    ['nobody who says so', undefined],
  ])('is asked about where it is of %s', async (_, referer) => {
    expect(await enter('demo.localhost:4010', referer)).toMatchObject({ status: 403, cookies: undefined })
  })

  it('is no picture and no frame', async () => {
    const picture = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    expect(await enter('demo.localhost:4010', 'http://localhost:4010/', picture)).toMatchObject({ status: 403 })
  })
})
