import { connect, type AddressInfo } from 'node:net'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'
import { startSimulator, testNow, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const getCases = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'

describe('every answer', () => {
  it.each([
    ['GET', '/signin'],
    ['POST', '/signin'],
    ['GET', '/paypal'],
    ['POST', '/paypal'],
    ['GET', '/ryl'],
    ['GET', '/pictures/none'],
    ['POST', getCases],
    ['GET', '/__sim/v1/worlds'],
    ['GET', '/__sim/docs'],
    ['GET', '/tagmanager/tags.js'],
    ['GET', '/nowhere'],
    ['GET', '/%'],
    ['OPTIONS', '/%ff'],
    ['DELETE', '/__sim/v1/worlds'],
    ['POST', '/__sim/v1/worlds/default/verify'],
  ] as const)('is taken for what it says it is: %s %s', async (method, url) => {
    const { headers } = await simulator.app.inject({ method, url, headers: { host: 'localhost' } })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['/signin', {}],
    ['/paypal', {}],
    ['/affirm', {}],
    ['/ryl', {}],
    ['/__sim/docs', {}],
    ['/__sim/v1/worlds/default/verify', { method: 'POST', accept: 'text/html' }],
  ] as const)(
    'that is a page has a policy: %s',
    async (url, { method = 'GET', accept = '*/*' }: { method?: 'GET' | 'POST'; accept?: string }) => {
      const { headers } = await simulator.app.inject({ method, url, headers: { host: 'localhost', accept } })
      expect(headers['content-type']).toContain('text/html')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
})

describe('a target in letters beyond Latin-1', () => {
  const target = '/smartphones/?q=日本語€'
  const encoded = '/smartphones/?q=%E6%97%A5%E6%9C%AC%E8%AA%9E%E2%82%AC'
  const form = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
  const fields = (given: Record<string, string>) => new URLSearchParams(given).toString()

  it.each([
    ['enter', 'GET', `/__sim/v1/worlds/default/enter?to=${encodeURIComponent(target)}`, undefined, encoded],
    ['sign-in', 'POST', '/signin', fields({ persona: 'signed-in', goto: target }), encoded],
    ['PayPal', 'POST', '/paypal', fields({ answer: 'cancel', returnTo: target }), `${encoded}&paypalTransaction=false`],
    ['Affirm', 'POST', '/affirm', fields({ answer: 'cancel', returnTo: target }), `${encoded}&affirmCancelled=true`],
    ['RYL', 'POST', '/ryl', fields({ answer: 'cancel', returnTo: target }), `${encoded}&rylCancelled=true`],
  ] as const)('is encoded by %s', async (_, method, url, payload, location) => {
    const { statusCode, headers } = await simulator.app.inject({
      method,
      url,
      headers: form,
      ...(payload && { payload }),
    })
    expect([statusCode, headers.location]).toEqual([303, location])
  })

  it('may hold half a letter', async () => {
    const url = '/__sim/v1/worlds/default/enter?to=/%3Fq=%ED%A0%80'
    expect((await simulator.app.inject({ url, headers: form })).statusCode).toBeLessThan(500)
  })
})

describe('a request that does not arrive', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createSimulator({
      worlds: createMemoryStore(),
      clock: () => testNow,
      ids: { secret: () => 'x' },
      arrival: 100,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  it.each([
    ['half a header', 'POST /soe HTTP/1.1\r\nhost: localhost\r\n'],
    [
      'half a body',
      `POST ${getCases} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
    ],
  ])('is given up: %s', async (_, sent) => {
    const { port } = app.server.address() as AddressInfo
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(sent))
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.on('close', () => resolve(text))
      socket.on('error', () => undefined)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('has as long as the docs say, and connections are looked at often enough for it', async () => {
    const { server } = (await startSimulator()).app
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000])
  })
})
