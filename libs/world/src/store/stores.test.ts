import type { KeptSnapshot } from '@soe/contracts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesOf, createDraft, type WorldDraft } from '../draft'
import { startRedis, type TestRedis } from '../testing'
import { createWorld, type World } from '../world'
import { createLmdbStore } from './lmdb-store'
import { createMemoryStore } from './memory-store'
import { createRedisStore } from './redis-store'
import { StoreFull } from './store-error'
import type { WorldStore } from './world-store'

const hour = 3_600_000
const time = { now: 1_795_694_400_000 }
const clock = () => time.now
const dir = mkdtempSync(join(tmpdir(), 'soe-store-'))

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(async () => {
  await redis.stop()
  rmSync(dir, { recursive: true, force: true })
})

const world = (id: string, named = false): World => createWorld({ id, persona: 'prospect', seed: 1, now: 0, named })

const kept = (id: string): KeptSnapshot => ({
  id,
  name: `before ${id}`,
  world: 'a',
  persona: 'prospect',
  now: '2026-11-20T12:00:00.000Z',
  keptAt: '2026-11-22T12:00:00.000Z',
  bytes: 4,
})

const lock = (id: string, channel = 'VZW-RETAIL') => ({ id, channel, lockedAt: 1, expiresAt: 2 })

/** Loads, changes and commits, once. */
const change = async (store: WorldStore, id: string, make: (draft: WorldDraft) => void) => {
  const loaded = await store.load(id)
  if (!loaded) throw new Error(`there is no world ${id}`)
  const baseVersion = loaded.version
  const draft = createDraft(loaded, 0, { secret: () => 'secret' })
  make(draft)
  return store.commit({ worldId: id, baseVersion, ...changesOf(draft) })
}

const contents = async (store: WorldStore, id: string) => {
  const loaded = await store.load(id)
  return loaded && structuredClone({ header: loaded.header, collections: loaded.collections })
}

const idsOf = async (store: WorldStore) => (await store.list()).map(({ id }) => id).sort()

const stores: [name: string, open: () => Promise<WorldStore>][] = [
  ['memory', async () => createMemoryStore(clock)],
  ['the embedded store', async () => createLmdbStore(join(dir, String((time.now += 1))), { clock })],
  [
    'the embedded store without flushes',
    async () => createLmdbStore(join(dir, String((time.now += 1))), { clock, durability: 'process' }),
  ],
  ['Redis', async () => createRedisStore(redis.url, { clock })],
]

describe.each(stores)('%s', (_name, open) => {
  let store: WorldStore
  beforeEach(async () => {
    store = await open()
    for (const { id } of await store.list()) await store.drop(id)
    for (const { id } of await store.snapshots.list()) await store.snapshots.drop(id)
  })
  afterEach(() => store.close())

  it('gives back a world as it was made', async () => {
    expect(await store.create(world('a'))).toBe(true)
    expect(await contents(store, 'a')).toEqual({ header: world('a').header, collections: world('a').collections })
    expect(await store.load('b')).toBeUndefined()
  })

  it('keeps what a new world holds already', async () => {
    const { header, version, collections } = world('a')
    await store.create({ header, version, collections: { ...collections, locks: new Map([['c1', lock('c1')]]) } })
    expect((await store.load('a'))?.collections.locks.get('c1')).toEqual(lock('c1'))
  })

  it('makes no second world of an id', async () => {
    await store.create(world('a'))
    expect(await store.create({ ...world('a'), header: { ...world('a').header, seed: 2 } })).toBe(false)
    expect((await store.load('a'))?.header.seed).toBe(1)
  })

  it('keeps what a commit put, replaced and deleted, with the header', async () => {
    await store.create(world('a'))
    await change(store, 'a', (draft) => {
      draft.locks.put(lock('c1'))
      draft.locks.put(lock('c2'))
      draft.count('cart')
    })
    await change(store, 'a', (draft) => {
      draft.locks.put(lock('c1', 'VZW-CHAT'))
      draft.locks.delete('c2')
      draft.count('cart')
    })
    const kept = await contents(store, 'a')
    expect([...(kept?.collections.locks.values() ?? [])]).toEqual([lock('c1', 'VZW-CHAT')])
    expect(kept?.header.counters).toEqual({ cart: 2 })
  })

  it('keeps ids with slashes, spaces and other scripts apart', async () => {
    await store.create(world('a/b'))
    await store.create(world('a'))
    const ids = ['new/1', 'new/1/2', ' ', '注文', '@version', '\u0000\uffff']
    await change(store, 'a', (draft) => ids.forEach((id) => draft.locks.put(lock(id))))
    expect([...((await store.load('a'))?.collections.locks.keys() ?? [])].sort()).toEqual([...ids].sort())
    expect((await store.load('a/b'))?.collections.locks.size).toBe(0)
  })

  it('refuses a change that was made on an older version, and keeps nothing of it', async () => {
    await store.create(world('a'))
    const base = await store.load('a')
    const baseVersion = base?.version ?? -1
    await change(store, 'a', (draft) => draft.locks.put(lock('c1')))
    const late = { worldId: 'a', baseVersion, header: world('a').header }
    const changes = [{ collection: 'locks', id: 'c2', value: lock('c2') } as const]
    expect(await store.commit({ ...late, changes })).toBe('conflict')
    expect([...((await store.load('a'))?.collections.locks.keys() ?? [])]).toEqual(['c1'])
  })

  it('lets one of many changes made at once win, and each of them when it is run again', async () => {
    await store.create(world('a'))
    const untilCommitted = async (): Promise<void> => {
      const result = await change(store, 'a', (draft) => draft.locks.put(lock(`c${draft.count('lock')}`)))
      if (result === 'conflict') await untilCommitted()
    }
    await Promise.all(Array.from({ length: 8 }, untilCommitted))
    const kept = await contents(store, 'a')
    expect([kept?.header.counters['lock'], kept?.collections.locks.size]).toEqual([8, 8])
  })

  it('settles', async () => {
    await store.create(world('a'))
    const changed = change(store, 'a', (draft) => draft.locks.put(lock('c1')))
    await store.settled?.('a')
    expect(await changed).toBe('committed')
  })

  it('runs changes in turn, whatever becomes of each', async () => {
    const done: string[] = []
    const turn = (name: string, wait: Promise<unknown>) => async () => {
      await wait
      done.push(name)
      if (name === 'first') throw new Error('first failed')
      return name
    }
    if (!store.inTurn) return
    let goOn = () => {}
    const first = store.inTurn('a', turn('first', new Promise((resolve) => setTimeout(resolve, 10))))
    const second = store.inTurn('a', turn('second', new Promise<void>((resolve) => void (goOn = resolve))))
    await expect(first).rejects.toThrow('first failed')
    await new Promise(setImmediate)
    const third = store.inTurn('a', turn('third', Promise.resolve()))
    const other = store.inTurn('b', turn('other', Promise.resolve()))
    expect([await other, done]).toEqual(['other', ['first', 'other']])
    goOn()
    expect([await second, await third, done]).toEqual(['second', 'third', ['first', 'other', 'second', 'third']])
  })

  it('drops a world with everything in it', async () => {
    await store.create(world('a'))
    await change(store, 'a', (draft) => draft.locks.put(lock('c1')))
    const base = await store.load('a')
    expect(await store.drop('a')).toBe(true)
    expect(await store.drop('a')).toBe(false)
    expect(await store.load('a')).toBeUndefined()
    const baseVersion = base?.version ?? -1
    expect(await store.commit({ worldId: 'a', baseVersion, header: world('a').header, changes: [] })).toBe('conflict')
    await store.create(world('a'))
    expect((await store.load('a'))?.collections.locks.size).toBe(0)
  })

  it('drops a world whose first commits are still on their way', async () => {
    const [created, dropped] = await Promise.all([store.create(world('a')), store.drop('a')])
    expect([created, dropped]).toEqual([true, true])
    expect(await store.load('a')).toBeUndefined()
    expect(await store.create(world('a'))).toBe(true)
    expect((await store.load('a'))?.header.id).toBe('a')
  })

  it('lists and counts its worlds', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => store.create(world(id))))
    await store.drop('b')
    expect([await idsOf(store), await store.count()]).toEqual([['a', 'c'], 2])
  })

  it('drops worlds that were not used for long, never a named one', async () => {
    await Promise.all([world('old'), world('used'), world('mine', true)].map((each) => store.create(each)))
    time.now += hour
    await store.load('used')
    expect(await store.dropIdle({ usedBefore: time.now - hour / 2, atMost: 9 })).toEqual(['old'])
    expect(await idsOf(store)).toEqual(['mine', 'used'])
  })

  it('keeps snapshots beside the worlds, under an id once', async () => {
    const { snapshots } = store
    expect(await snapshots.keep(kept('start'), 'the text 注文')).toBe(true)
    expect(await snapshots.keep({ ...kept('start'), name: 'another' }, 'another text')).toBe(false)
    await snapshots.keep(kept('a/b'), 'x'.repeat(2_000_000))
    expect([await snapshots.read('start'), (await snapshots.read('a/b'))?.length]).toEqual(['the text 注文', 2_000_000])
    expect((await snapshots.list()).map(({ id }) => id).sort()).toEqual(['a/b', 'start'])
    expect((await snapshots.list()).find(({ id }) => id === 'start')).toEqual(kept('start'))
    expect([await store.count(), await store.list()]).toEqual([0, []])
  })

  it('takes no more worlds than there may be, however many come at once', async () => {
    const made = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((id) => store.create(world(id), 3)))
    expect(made.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && one.reason)).toEqual([
      expect.any(StoreFull),
      expect.any(StoreFull),
    ])
    expect(await store.count()).toBe(3)
  })

  it.each([
    ['number', { most: 3, bytes: 1000 }],
    ['bytes', { most: 1000, bytes: 14 }],
  ])('takes no more snapshots than their %s may be, however many come at once', async (_of, room) => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const taken = await Promise.allSettled(ids.map((id) => store.snapshots.keep(kept(id), 'text', room)))
    expect(taken.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await store.snapshots.list()).toHaveLength(3)
  })

  it('gives a kept snapshot another name, and drops it', async () => {
    const { snapshots } = store
    await snapshots.keep(kept('start'), 'text')
    expect(await snapshots.describe({ ...kept('start'), name: 'before' })).toBe(true)
    expect(await snapshots.describe(kept('gone'))).toBe(false)
    expect(await snapshots.list()).toEqual([{ ...kept('start'), name: 'before' }])
    expect([await snapshots.drop('start'), await snapshots.drop('start')]).toEqual([true, false])
    expect([await snapshots.read('start'), await snapshots.list()]).toEqual([undefined, []])
  })

  it('drops the longest idle when there are too many, never a named one', async () => {
    for (const each of [world('mine', true), world('a'), world('b'), world('c')]) {
      await store.create(each)
      time.now += hour
    }
    await store.load('a')
    expect(await store.dropIdle({ usedBefore: 0, atMost: 2 })).toEqual(['b', 'c'])
    expect(await idsOf(store)).toEqual(['a', 'mine'])
    await store.dropIdle({ usedBefore: 0, atMost: 0 })
    expect(await idsOf(store)).toEqual(['mine'])
  })
})
