import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))
let app: FastifyInstance

const start = (staticDir: string) =>
  createSimulator({ worlds: createMemoryStore(), clock: () => 0, ids: { secret: () => 'secret' }, staticDir })

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(dir, 'assets/main-1a2b.js'), 'export {}')
  app = await start(dir)
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

const ask = (method: 'GET' | 'HEAD', url: string) => app.inject({ method, url, headers: { host: 'localhost' } })

describe('a page of the shop', () => {
  it.each([
    '/',
    '/smartphones/',
    '/smartphones/orbit-12-pro/',
    '/sales/next/expresscart.html?redirect=ST1',
    '/Sales/Next/ExpressCart.HTML',
    '/index.html',
  ])('is its one document: %s', async (url) => {
    const { statusCode, body, headers } = await ask('GET', url)
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Shop</title>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('answers HEAD as well', async () => {
    expect((await ask('HEAD', '/smartphones/')).statusCode).toBe(200)
  })
})

describe('a file of the shop', () => {
  it('is kept for good by the browser, which may not guess its type', async () => {
    const { statusCode, headers } = await ask('GET', '/assets/main-1a2b.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/assets/main-gone.js', '/favicon.ico', '/assets/../../etc/passwd.txt', '/assets/%2e%2e/%2e%2e/secret.txt'])(
    'is 404 where it is missing, not the document: %s',
    async (url) => {
      expect((await ask('GET', url)).statusCode).toBe(404)
    },
  )
})

describe('a path of the carrier or of control', () => {
  it.each([
    '/soe/digital/nothing',
    '/onedp/nothing',
    '/support/nothing',
    '/content/vcg/nothing',
    '/services-v1/x',
    '/__sim/x',
  ])('is never the document: %s', async (url) => {
    const reply = await ask('GET', url)
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'UNKNOWN_PATH'])
  })
})

describe('a folder without a shop', () => {
  it('is named when the simulator starts', async () => {
    await expect(start(join(dir, 'assets'))).rejects.toThrow('holds no built shop')
  })
})

it('a refusal of a path that nothing of the carrier has names the request, as without a shop', async () => {
  const headers = { host: 'localhost', guie2erequestid: 'my-id-1' }
  const answers = (['GET', 'POST'] as const).map((method) => app.inject({ method, url: '/soe/digital/nope', headers }))
  expect(
    (await Promise.all(answers)).map(({ statusCode, headers: { e2erequestid } }) => [statusCode, e2erequestid]),
  ).toEqual([
    [404, 'my-id-1'],
    [404, 'my-id-1'],
  ])
})
