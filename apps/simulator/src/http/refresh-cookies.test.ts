import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSignedOut } from '@soe/rules'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))
let made = 0
let app: FastifyInstance
const time = { now: 1_795_694_400_000 }

beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Shop</title>')
  const ids = { secret: () => `secret-${++made}` }
  app = await createSimulator({ worlds: createMemoryStore(), clock: () => time.now, ids, staticDir: dir })
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

type Cookies = Record<string, string>

const ask = (url: string, cookies: Cookies = {}) =>
  app.inject({ method: 'GET', url, cookies, headers: { host: 'localhost' } })

const isGone = ({ expires }: { expires?: Date }) => expires !== undefined && expires.getTime() < Date.now()

/** What the reply leaves in a browser that held the cookies. */
const cookiesAfter = async (cookies: Cookies): Promise<Cookies> => {
  const kept = { ...cookies }
  for (const cookie of (await ask('/smartphones/', cookies)).cookies) {
    if (isGone(cookie)) delete kept[cookie.name]
    else kept[cookie.name] = cookie.value
  }
  return kept
}

const signedIn = async (): Promise<Cookies> => {
  const reply = await app.inject({ method: 'POST', url: '/signin', payload: { persona: 'signed-in', goto: '/' } })
  return Object.fromEntries(reply.cookies.filter((cookie) => !isGone(cookie)).map(({ name, value }) => [name, value]))
}

describe('a browser that asks for a page', () => {
  it('keeps the cookies of a live session', async () => {
    const cookies = await signedIn()
    expect(await cookiesAfter(cookies)).toEqual(cookies)
  })

  it('is signed out when the session is lost, and keeps what is not the session’s', async () => {
    const cookies = { ...(await signedIn()), 'sim-session': 'gone', theme: 'dark' }
    expect(await cookiesAfter(cookies)).toEqual({ theme: 'dark', signedOut: 'reason=elsewhere&items=0' })
  })

  it('leaves a lost world', async () => {
    const cookies = { 'sim-world': 'gone', loggedIn: 'true', role: 'accountmember', prospectCartCount: '3' }
    expect(await cookiesAfter(cookies)).toEqual({ signedOut: 'reason=elsewhere&items=0' })
  })

  it('is signed out when the session has expired', async () => {
    const cookies = await signedIn()
    time.now += 30 * 60_000
    expect(await cookiesAfter(cookies)).toEqual({ signedOut: 'reason=idle&items=0' })
  })

  it.each([
    ['/sales/next/expresscart.html?a=1', '/smartphones'],
    ['/espanol/watches/', '/espanol/smartphones'],
    ['/watches/?lang=espanol', '/espanol/smartphones'],
  ])('by a customer whose session is over goes from %s to %s, and may come back', async (url, target) => {
    const cookies = { ...(await signedIn()), gnCartCount: '3' }
    time.now += 30 * 60_000
    const reply = await ask(url, cookies)
    expect([reply.statusCode, reply.headers['location'], reply.headers['cache-control']]).toEqual([
      303,
      target,
      'no-store',
    ])
    const { value } = reply.cookies.find(({ name }) => name === 'signedOut') ?? {}
    expect(readSignedOut(value ?? '')).toEqual({ reason: 'idle', items: 3, from: url })
  })

  it('keeps its session alive', async () => {
    const cookies = await signedIn()
    time.now += 29 * 60_000
    await ask('/watches/', cookies)
    time.now += 29 * 60_000
    expect((await ask('/watches/', cookies)).statusCode).toBe(200)
  })

  it('keeps the reason that the page before has given', async () => {
    const cookies = { ...(await signedIn()), 'sim-session': 'gone', signedOut: 'reason=failed&items=1' }
    expect(await cookiesAfter(cookies)).toMatchObject({ signedOut: 'reason=failed&items=1' })
  })

  it('by a guest whose cart is gone gets the page, and the reason', async () => {
    const reply = await ask('/watches/', { prospectCartCount: '2', loggedIn: 'false' })
    expect(reply.statusCode).toBe(200)
    expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'signedOut', value: 'reason=ended&items=2' }))
  })

  it('by a guest with nothing to lose gets the page alone', async () => {
    const reply = await ask('/watches/', { prospectCartCount: '0', loggedIn: 'false' })
    expect([reply.statusCode, reply.cookies.filter(({ name }) => name === 'signedOut')]).toEqual([200, []])
  })

  it('gets a customer’s cookies back after a lost cart cleared them', async () => {
    const cookies = await signedIn()
    const after = await cookiesAfter({ 'sim-session': cookies['sim-session'] ?? '' })
    expect(after).toMatchObject({ loggedIn: 'true', role: 'accountmember', 'XSRF-TOKEN': cookies['XSRF-TOKEN'] })
  })

  it('is refused when its header names a lost world', async () => {
    const reply = await app.inject({ url: '/smartphones/', headers: { host: 'localhost', 'x-sim-world': 'gone' } })
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'UNKNOWN_WORLD'])
  })
})
