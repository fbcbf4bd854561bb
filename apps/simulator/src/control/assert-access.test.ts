import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'

const makeSimulator = (token?: string) =>
  createSimulator({
    worlds: createMemoryStore(),
    clock: () => 0,
    ids: { secret: () => 'secret' },
    control: token === undefined ? {} : { token },
  })

let open: FastifyInstance
let guarded: FastifyInstance
beforeAll(async () => {
  open = await makeSimulator()
  guarded = await makeSimulator('correct-horse')
})
afterAll(() => Promise.all([open.close(), guarded.close()]))

const knock = async (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await app.inject({ method: 'GET', url: '/__sim/v1/worlds', headers, remoteAddress })).statusCode

describe('the control API without a token', () => {
  it.each(['localhost', 'LOCALHOST:4010', 'localhost:4010', 'demo.localhost:4010', '127.0.0.1:4010', '[::1]:4010'])(
    'answers on loopback as %s',
    async (host) => {
      expect(await knock(open, { host })).toBe(200)
    },
  )

  it.each([
    'shop.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a.b.localhost',
    'evil-localhost',
    'evil.example:4010',
    '10.0.0.7',
  ])('refuses the host %s, whatever resolver maps it to loopback', async (host) => {
    expect(await knock(open, { host })).toBe(403)
  })

  it.each(['10.0.0.7', '192.168.1.4', '2001:db8::1', '::ffff:10.0.0.7'])('refuses a caller at %s', async (address) => {
    expect(await knock(open, { host: 'localhost' }, address)).toBe(403)
  })

  it.each(['https://evil.example', 'http://localhost:9999', 'http://localhost', 'null'])(
    'refuses a page of another origin: %s',
    async (origin) => {
      expect(await knock(open, { host: 'localhost:4010', origin })).toBe(403)
    },
  )

  it('answers a page of its own origin', async () => {
    expect(await knock(open, { host: 'localhost:4010', origin: 'http://localhost:4010' })).toBe(200)
  })

  it('takes no bearer for a token it does not have', async () => {
    expect(await knock(open, { host: 'shop.example', authorization: 'Bearer undefined' })).toBe(403)
    expect(await knock(open, { host: 'shop.example', authorization: 'Bearer ' })).toBe(403)
  })

  it('guards every one of its paths', async () => {
    for (const [method, url] of [
      ['POST', '/__sim/v1/worlds'],
      ['DELETE', '/__sim/v1/worlds/default'],
      ['GET', '/__sim/v1/worlds/default/state'],
      ['POST', '/__sim/v1/worlds/default/commands'],
      ['GET', '/__sim/v1/worlds/default/enter?to=/'],
      ['GET', '/__sim/v1/catalog/operations'],
      ['GET', '/__sim/health'],
    ] as const) {
      const { statusCode } = await open.inject({ method, url, headers: { host: 'evil.example' } })
      expect([url, statusCode]).toEqual([url, 403])
    }
  })
})

describe('the control API with a token', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])('answers from anywhere to who bears it, as %s', async (scheme) => {
    const headers = { host: 'shop.example', origin: 'https://tests.example', authorization: `${scheme} correct-horse` }
    expect(await knock(guarded, headers, '10.0.0.7')).toBe(200)
  })

  it.each(['Bearer wrong-horse!', 'Bearer correct-hors', 'Basic correct-horse', 'correct-horse', ''])(
    'refuses %p from elsewhere',
    async (authorization) => {
      expect(await knock(guarded, { host: 'shop.example', authorization }, '10.0.0.7')).toBe(403)
    },
  )

  it('answers on loopback without it', async () => {
    expect(await knock(guarded, { host: 'localhost' })).toBe(200)
  })
})

describe('the shop', () => {
  it('answers every caller', async () => {
    const reply = await open.inject({
      method: 'POST',
      url: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases',
      headers: { host: 'shop.example' },
      remoteAddress: '10.0.0.7',
      payload: {},
    })
    expect(reply.statusCode).toBe(200)
  })
})
