import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { open as openLmdb } from 'lmdb'
import type { Change } from '../draft'
import { startRedis, type TestRedis } from '../testing'
import { createWorld } from '../world'
import formatOne from './fixtures/world-format-1.json'
import { createLmdbStore } from './lmdb-store'
import { createRedisStore } from './redis-store'
import { migrations as known, type Migrations } from './stored-world'
import type { WorldStore } from './world-store'

// Written to by one test only, which leaves it as it was.
const migrations = known as Record<number, Migrations[number]>

const lock = (id: string) => ({ id, channel: 'VZW-RETAIL', lockedAt: 1, expiresAt: 2 })
const world = (id: string) => createWorld({ id, persona: 'prospect', seed: 1, now: 0 })

let redis: TestRedis
let dir: string
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'soe-store-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const idOf = (text: string) => /"id":"([^"]*)"/.exec(text)?.[1] ?? ''

type Write = (head: string, parts: readonly (readonly string[])[], format: number) => Promise<void>

const writeLmdb: Write = async (head, parts, format) => {
  const database = openLmdb<string, string[]>({ path: dir, noSubdir: false, encoding: 'string', useVersions: true })
  await database.put(['world', 'kept'], head, 5)
  for (const [collection = '', text = ''] of parts)
    await database.put(['part', 'kept', collection, idOf(text)], text, 0)
  await database.put(['format'], String(format), 0)
  await database.close()
}

const writeRedis: Write = async (head, parts, format) => {
  const client = new Redis(redis.url)
  await client.flushall()
  const fields = parts.map(([collection = '', text = '']) => [`${collection}/${idOf(text)}`, text])
  await client.hset('soe:world:kept', Object.fromEntries([['@version', '5'], ['@head', head], ...fields]))
  await client.sadd('soe:worlds', 'kept')
  await client.set('soe:format', format)
  client.disconnect()
}

const stores: [name: string, open: () => Promise<WorldStore>, write: Write][] = [
  ['the embedded store', () => createLmdbStore(dir), writeLmdb],
  ['the embedded store without flushes', () => createLmdbStore(dir, { durability: 'process' }), writeLmdb],
  ['Redis', () => createRedisStore(redis.url), writeRedis],
]

describe.each(stores)('%s', (_name, open, write) => {
  const reopened = async (store: WorldStore) => {
    await store.close()
    return open()
  }

  it('gives back after a restart what was committed, and goes on from there', async () => {
    const first = await open()
    await first.create(world('a'))
    const { version: baseVersion = -1, header = world('a').header } = (await first.load('a')) ?? {}
    const put = (id: string) => ({ collection: 'locks', id, value: lock(id) }) as const
    await first.commit({ worldId: 'a', baseVersion, header, changes: [put('c1'), put('c2')] })
    const changed = { ...header, counters: { cart: 4 } }
    const deleted = { collection: 'locks', id: 'c1' } as const
    await first.commit({ worldId: 'a', baseVersion: baseVersion + 1, header: changed, changes: [deleted, put('c3')] })

    const second = await reopened(first)
    const kept = await second.load('a')
    expect([...(kept?.collections.locks.values() ?? [])]).toEqual([lock('c2'), lock('c3')])
    expect([kept?.header, kept?.version]).toEqual([changed, baseVersion + 2])
    const commit = { worldId: 'a', baseVersion: baseVersion + 2, header, changes: [put('c4')] }
    expect([await second.commit(commit), await second.commit(commit)]).toEqual(['committed', 'conflict'])
    await second.close()
  })

  it('gives back after a restart what a world was made with before what its first change brought', async () => {
    const made = world('made')
    const locks = new Map(['z', 'y'].map((id) => [id, lock(id)]))
    const first = await open()
    await first.create({ ...made, collections: { ...made.collections, locks } })
    const { version: baseVersion = -1, header = made.header } = (await first.load('made')) ?? {}
    const change = { collection: 'locks', id: 'a', value: lock('a') } as const
    await first.commit({ worldId: 'made', baseVersion, header, changes: [change] })
    const second = await reopened(first)
    expect([...((await second.load('made'))?.collections.locks.keys() ?? [])]).toEqual(['z', 'y', 'a'])
    await second.drop('made')
    await second.close()
  })

  it('forgets after a restart what was dropped', async () => {
    const first = await open()
    await first.create(world('b'))
    await first.drop('b')
    const second = await reopened(first)
    expect(await second.load('b')).toBeUndefined()
    await second.close()
  })

  it('gives back after a restart the snapshots that were kept', async () => {
    const first = await open()
    const described = { id: 'start', name: 'At the start', world: 'a', persona: 'prospect', bytes: 4 }
    const snapshot = { ...described, now: '2026-11-20T12:00:00.000Z', keptAt: '2026-11-22T12:00:00.000Z' }
    await first.snapshots.keep(snapshot, 'text')
    const second = await reopened(first)
    expect([await second.snapshots.list(), await second.snapshots.read('start')]).toEqual([[snapshot], 'text'])
    await second.snapshots.drop('start')
    await second.close()
  })

  it('lists worlds that it has not loaded yet, and drops idle ones of them', async () => {
    await write(formatOne.head.replace('"named":true', '"named":false'), [], 1)
    const store = await open()
    expect([(await store.list()).map(({ id }) => id), await store.count()]).toEqual([['kept'], 1])
    await store.close()
  })

  it('reads what was written in format 1', async () => {
    await write(formatOne.head, formatOne.parts, 1)
    const store = await open()
    const kept = await store.load('kept')
    expect([kept?.version, kept?.header.persona, kept?.collections.locks.get('cart-1')?.channel]).toEqual([
      5,
      'prospect',
      'VZW-RETAIL',
    ])
    await store.close()
  })

  it('writes all of a world again with the first change after it was read in an older format', async () => {
    await write(formatOne.head.replace('"format":1', '"format":0'), formatOne.parts, 0)
    migrations[0] = ({ header, parts }) => ({
      header,
      parts: parts.map((part) => ({ ...part, value: { ...(part.value as object), channel: 'VZW-CHAT' } })),
    })
    const first = await open()
    const { version: baseVersion = -1, header = world('kept').header } = (await first.load('kept')) ?? {}
    const changes = [{ collection: 'locks', id: 'c9', value: lock('c9') }] as const
    await first.commit({ worldId: 'kept', baseVersion, header, changes })
    delete migrations[0]

    const second = await reopened(first)
    const locks = (await second.load('kept'))?.collections.locks
    expect([locks?.get('cart-1')?.channel, locks?.get('c9')?.channel]).toEqual(['VZW-CHAT', 'VZW-RETAIL'])
    await second.close()
  })

  it.each([
    ['whose head is cut', formatOne.head.slice(0, -9)],
    ['whose head lacks what lists show', formatOne.head.replace('"createdAt"', '"createdAs"')],
    ['whose head is another’s', formatOne.head.replace('"id":"kept"', '"id":"kent"')],
  ])('leaves a world %s out of its list, and refuses that one alone', async (_what, head) => {
    await write(head, [], 1)
    const store = await open()
    await store.create(world('whole'))
    expect((await store.list()).map(({ id }) => id)).toEqual(['whole'])
    await expect((async () => store.load('kept'))()).rejects.toMatchObject({ code: 'DAMAGED_WORLD', status: 503 })
    expect((await store.load('whole'))?.header.id).toBe('whole')
    expect(await store.drop('kept')).toBe(true)
    await store.drop('whole')
    await store.close()
  })

  it('refuses data of a newer simulator when it is opened', async () => {
    await write(formatOne.head, [], 7)
    await expect(open()).rejects.toThrow(/was written in format 7 by a newer simulator; this one reads formats up to 1/)
    await write(formatOne.head, [], 1)
  })
})

describe('commits of one turn, in the embedded store', () => {
  const [put, remove] = [
    (id: string, channel = 'VZW-RETAIL') => ({ collection: 'locks', id, value: { ...lock(id), channel } }) as const,
    (id: string) => ({ collection: 'locks', id }) as const,
  ]
  const turns: (readonly Change[])[] = [
    [put('c1'), put('c2'), put('c3')],
    [put('c2', 'VZW-CHAT'), remove('c1')],
    [put('c4'), remove('c3'), put('c1', 'VZW-CARE')],
    [remove('c4')],
  ]
  const { header } = world('a')
  const headerOf = (version: number) => ({ ...header, counters: { cart: version } })
  const commitAll = (store: WorldStore) =>
    Promise.all(
      turns.map(async (changes, baseVersion) =>
        store.commit({ worldId: 'a', baseVersion, header: headerOf(baseVersion), changes }),
      ),
    )

  it('are kept together, each as the last of them left it and in the order in which they came', async () => {
    const first = await createLmdbStore(dir)
    await first.create(world('a'))
    expect(await commitAll(first)).toEqual(turns.map(() => 'committed'))
    await first.close()
    const second = await createLmdbStore(dir)
    const kept = await second.load('a')
    expect([...(kept?.collections.locks.values() ?? [])]).toEqual([
      { ...lock('c2'), channel: 'VZW-CHAT' },
      { ...lock('c1'), channel: 'VZW-CARE' },
    ])
    expect([kept?.version, kept?.header]).toEqual([turns.length, headerOf(turns.length - 1)])
    await second.close()
  })

  it('are read by a store of the other durability', async () => {
    const first = await createLmdbStore(dir, { durability: 'process' })
    await first.create(world('a'))
    await commitAll(first)
    await first.close()
    for (const durability of ['disk', 'process'] as const) {
      const next = await createLmdbStore(dir, { durability })
      expect((await next.load('a'))?.version).toBe(turns.length)
      await next.close()
    }
  })

  it('are written before the store is closed', async () => {
    const first = await createLmdbStore(dir)
    await first.create(world('a'))
    const outcomes = commitAll(first)
    await first.close()
    expect(await outcomes).toEqual(turns.map(() => 'committed'))
    const second = await createLmdbStore(dir)
    expect((await second.load('a'))?.version).toBe(turns.length)
    await second.close()
  })

  it('leave nothing behind when their world is dropped in the same turn', async () => {
    const first = await createLmdbStore(dir)
    await first.create(world('a'))
    await first.commit({ worldId: 'a', baseVersion: 0, header, changes: [put('c1'), put('c2')] })
    const last = first.commit({ worldId: 'a', baseVersion: 1, header, changes: [remove('c1'), put('c3')] })
    const dropped = first.drop('a')
    expect([await last, await dropped]).toEqual(['committed', true])
    await first.create(world('a'))
    await first.close()
    const second = await createLmdbStore(dir)
    const kept = await second.load('a')
    expect([kept?.version, kept?.collections.locks.size]).toEqual([0, 0])
    await second.close()
  })
})

describe('two stores on one Redis', () => {
  it('see each other’s commits, and lose a race as one of many', async () => {
    const [left, right] = [await createRedisStore(redis.url), await createRedisStore(redis.url)]
    await left.create(world('shared'))
    const base = (await right.load('shared'))?.version ?? -1
    const { header } = world('shared')
    const put = (id: string) => ({ collection: 'locks', id, value: lock(id) }) as const
    const commit = { worldId: 'shared', baseVersion: base, header }
    expect(await left.commit({ ...commit, changes: [put('left')] })).toBe('committed')
    expect(await right.commit({ ...commit, changes: [put('right')] })).toBe('conflict')
    expect([...((await right.load('shared'))?.collections.locks.keys() ?? [])]).toEqual(['left'])
    await left.drop('shared')
    await left.create(world('shared'))
    expect((await right.load('shared'))?.collections.locks.size).toBe(0)
    await Promise.all([left.close(), right.close()])
  })

  it('hear which worlds the other has dropped, once, and not of one that was made again', async () => {
    const [left, right] = [await createRedisStore(redis.url), await createRedisStore(redis.url)]
    const [nothing, everything] = [
      { usedBefore: 0, atMost: 99 },
      { usedBefore: 1, atMost: 99 },
    ]
    const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))
    await left.dropIdle(everything)
    await aMoment()
    for (const id of ['idle', 'gone', 'again']) await left.create(world(id))
    await right.dropIdle(nothing)
    await left.drop('gone')
    await left.drop('again')
    await left.create(world('again'))
    await left.dropIdle(everything)
    await left.create(world('again'))
    expect([...(await right.dropIdle(nothing))].sort()).toEqual(['gone', 'idle'])
    await aMoment()
    await right.dropIdle(nothing)
    expect(await right.dropIdle(nothing)).toEqual([])
    await Promise.all([left.close(), right.close()])
  })

  it('fetch a world that has not changed no second time', async () => {
    const store = await createRedisStore(redis.url)
    await store.create(world('still'))
    const first = await store.load('still')
    expect(await store.load('still')).toBe(first)
    const commit = { worldId: 'still', baseVersion: first?.version ?? -1, header: world('still').header }
    await store.commit({ ...commit, changes: [{ collection: 'locks', id: 'c1', value: lock('c1') }] })
    expect(await store.load('still')).toBe(first)
    expect(first?.collections.locks.get('c1')).toEqual(lock('c1'))
    await store.close()
  })
})

describe('something else in the place of a world in Redis', () => {
  it('breaks neither the list nor another world', async () => {
    const client = new Redis(redis.url)
    await client.flushall()
    const store = await createRedisStore(redis.url)
    await store.create(world('whole'))
    await client.sadd('soe:worlds', 'text')
    await client.set('soe:world:text', 'a text')
    expect((await store.list()).map(({ id }) => id)).toEqual(['whole'])
    await expect(store.load('text')).rejects.toMatchObject({ code: 'DAMAGED_WORLD' })
    expect(await store.drop('text')).toBe(true)
    await store.close()
    client.disconnect()
  })
})

describe('an address at which no store can be had', () => {
  let client: Redis
  let web: Server
  beforeAll(async () => {
    client = new Redis(redis.url)
    await client.config('SET', 'requirepass', 'right')
    web = createServer((_call, answer) => answer.end()).listen(0, '127.0.0.1')
    await once(web, 'listening')
  })
  afterAll(async () => {
    await client.config('SET', 'requirepass', '')
    client.disconnect()
    web.close()
  })
  const ofRedis = (before: string, after = '') => redis.url.replace('//', `//${before}`) + after
  const ofWeb = (protocol: string) => `${protocol}://127.0.0.1:${(web.address() as AddressInfo).port}`

  it.each<[string, () => string, string]>([
    ['needs a password', () => redis.url, 'the name or the password is missing or wrong'],
    ['takes another password', () => ofRedis(':wr0ng@'), 'the name or the password is missing or wrong'],
    ['has no such database', () => ofRedis(':right@', '/99'), 'it has no such database'],
    ['is no Redis', () => ofWeb('redis'), 'what answers there is no Redis'],
    ['is no Redis over TLS', () => ofWeb('rediss'), 'it speaks no TLS; without it the address is redis://'],
  ])('is refused at once in words of its own where it %s', async (_, url, why) => {
    const message = await createRedisStore(url()).then(
      () => 'taken',
      (error: Error) => error.message,
    )
    const place = url().replace(/[^/]*@/, '')
    expect(message).toBe(
      `The store ${place} can't be reached: ${why}. --store takes memory, or redis://host:port/database, with :PASSWORD@ before the host and rediss:// for TLS.`,
    )
  })
})
