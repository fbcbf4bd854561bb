import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator, type SimulatorOptions } from '../create-simulator'

const dir = mkdtempSync(join(tmpdir(), 'soe-console-'))
mkdirSync(join(dir, 'assets'))
writeFileSync(join(dir, 'index.html'), '<!doctype html><title>console</title>')
writeFileSync(join(dir, 'favicon.svg'), '<svg/>')
writeFileSync(join(dir, 'assets/main-1a2b3c.js'), 'export {}')

const opened: FastifyInstance[] = []
const simulator = async (options: Partial<SimulatorOptions>) => {
  const worlds = createMemoryStore()
  const app = await createSimulator({ worlds, clock: () => 0, ids: { secret: () => 'secret' }, ...options })
  opened.push(app)
  return app
}

let app: FastifyInstance
beforeAll(async () => void (app = await simulator({ consoleDir: dir })))
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  rmSync(dir, { recursive: true })
})

const get = (url: string, from: { app?: FastifyInstance; host?: string; remoteAddress?: string } = {}) =>
  (from.app ?? app).inject({
    url,
    headers: { host: from.host ?? 'localhost' },
    remoteAddress: from.remoteAddress ?? '127.0.0.1',
  })

describe('the console', () => {
  it.each(['/__sim', '/__sim/', '/__sim/scenarios', '/__sim/worlds/default', '/__sim/?world=a.b'])(
    'has a page at %s, which takes no foreign script and stands in no frame',
    async (url) => {
      const reply = await get(url)
      expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('<title>console')])
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      expect(reply.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    },
  )

  it('has files that a browser may keep for good, and others that it asks for again', async () => {
    const script = await get('/__sim/assets/main-1a2b3c.js')
    expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const icon = await get('/__sim/favicon.svg')
    expect([icon.statusCode, icon.headers['cache-control'], icon.headers['x-content-type-options']]).toEqual([
      200,
      'no-cache',
      'nosniff',
    ])
  })

  it.each([
    '/__sim/v1/nothing',
    '/__sim/assets/gone.js',
    '/__sim/gone.svg',
    '/__sim/docs/cart.sink',
    '/__sim/metrics/x',
  ])('is not at %s', async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, expect.stringMatching(/^UNKNOWN_/)])
  })

  it('names the methods of a path that is read by none', async () => {
    const { statusCode, headers } = await get('/__sim/v1/worlds/default/verify')
    expect([statusCode, headers.allow]).toEqual([405, 'POST'])
  })

  it('leaves the rest below its path as it is', async () => {
    expect((await get('/__sim/health')).json()).toEqual({ status: 'ok' })
    expect((await get('/__sim/docs')).body).toContain('cart.addDevice')
    expect((await get('/__sim/v1/worlds')).json()).toHaveProperty('worlds')
  })

  it('is for this machine alone, as the control API is', async () => {
    for (const url of ['/__sim', '/__sim/favicon.svg']) {
      expect((await get(url, { remoteAddress: '10.0.0.7' })).statusCode).toBe(403)
      expect((await get(url, { host: 'evil.example' })).statusCode).toBe(403)
    }
  })

  it('gives everyone its files where the control API asks for a token', async () => {
    const from = {
      app: await simulator({ consoleDir: dir, control: { token: 't' } }),
      host: 'sim.example',
      remoteAddress: '10.0.0.7',
    }
    for (const url of ['/__sim', '/__sim/favicon.svg']) expect((await get(url, from)).statusCode).toBe(200)
    expect((await get('/__sim/v1/worlds', from)).statusCode).toBe(403)
  })

  it.each(['/__sim', '/__sim/'])('says at %s how to get it, where there is none', async (url) => {
    const reply = await get(url, { app: await simulator({}) })
    expect([reply.statusCode, reply.json().error]).toEqual([
      404,
      { code: 'NO_CONSOLE', message: expect.stringContaining('--console DIR') as string },
    ])
  })

  it('must have been built', async () => {
    await expect(simulator({ consoleDir: '/nowhere' })).rejects.toThrow(
      '/nowhere holds no built console: index.html is missing',
    )
  })
})
