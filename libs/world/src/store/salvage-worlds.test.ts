import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorld, type World } from '../world'
import { createLmdbStore } from './lmdb-store'
import { openPageFile } from './lmdb-file/page-file'
import { metaInForce, readMetas } from './lmdb-file/read-metas'
import { byBytes, inspectFile } from './lmdb-file/inspect-file'
import { walkTree } from './lmdb-file/walk-tree'
import { salvageWorlds } from './salvage-worlds'
import { StoreError } from './store-error'
import type { WorldStore } from './world-store'

const dir = mkdtempSync(join(tmpdir(), 'soe-salvage-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let made = 0
const newFolder = (): string => join(dir, String((made += 1)))

const locked = (id: string, locks: number, letters: number): World => {
  const world = createWorld({ id, persona: 'prospect', seed: 1, now: 0, named: true, title: 'x'.repeat(letters) })
  const held = Array.from({ length: locks }, (_, at) => {
    const cart = `C${at}`
    return [cart, { id: cart, channel: 'VZW-RETAIL', lockedAt: 1, expiresAt: 2, note: 'x'.repeat(letters) }] as const
  })
  return { ...world, collections: { ...world.collections, locks: new Map(held) } }
}

const kept = { id: 'start', name: 'start', world: 'w0', persona: 'prospect', now: '', keptAt: '', bytes: 4 }
const worldIds = Array.from({ length: 40 }, (_, at) => `w${at}`)

const contents = async (store: WorldStore, id: string) => {
  const world = await store.load(id)
  return world && structuredClone({ header: world.header, collections: world.collections })
}

let whole: Buffer
const expected = new Map<string, unknown>()

beforeAll(async () => {
  const folder = newFolder()
  const store = await createLmdbStore(folder)
  for (const [at, id] of worldIds.entries()) await store.create(locked(id, at % 9, at % 5 === 0 ? 9000 : at * 7))
  for (const id of ['w3', 'w17']) await store.drop(id)
  await store.create(locked('w3', 12, 300))
  await store.snapshots.keep(kept, '{"formatVersion":1}')
  for (const id of worldIds) if (await store.load(id)) expected.set(id, await contents(store, id))
  await store.close()
  whole = readFileSync(join(folder, 'data.mdb'))
})

const folderWith = (data: Buffer): string => {
  const folder = newFolder()
  mkdirSync(folder)
  writeFileSync(join(folder, 'data.mdb'), data)
  return folder
}

/** The data with one text in place of another, in pages that were given up too. */
const rewritten = (data: Buffer, was: string, is: string): Buffer => {
  const bytes = (text: string) => Buffer.from(text).toString('latin1')
  return Buffer.from(data.toString('latin1').replaceAll(bytes(was), bytes(is)), 'latin1')
}

const pageSize = 4096

/** The pages that something leads to: those of the metas and of the trees. */
const treePages = (path: string): number[] => {
  const file = openPageFile(path)
  const meta = metaInForce(file, readMetas(file))
  if (!meta) throw new Error('There is no meta.')
  const held = new Set<number>([0, 1])
  const values = new Set<number>()
  for (const root of [meta.main, meta.free]) {
    for (const found of walkTree({ file, meta, held }, root, byBytes)) {
      if (!('leaf' in found) || !found.leaf.overflow) continue
      const { page, pages } = found.leaf.overflow
      for (let at = page; at < page + pages; at += 1) values.add(at)
    }
  }
  file.close()
  return [...held].filter((page) => !values.has(page))
}

/** The pages that hold what belongs to each world. */
const pagesOfWorlds = (path: string): Map<string, Set<number>> => {
  const file = openPageFile(path)
  const meta = metaInForce(file, readMetas(file))
  if (!meta) throw new Error('There is no meta.')
  const pages = new Map<string, Set<number>>()
  for (const found of walkTree({ file, meta, held: new Set() }, meta.main, byBytes)) {
    if (!('leaf' in found)) continue
    const [kind, id = ''] = found.leaf.key.toString().split('\0')
    if (kind !== 'world' && kind !== 'part') continue
    const { overflow } = found.leaf
    const own = [found.page, ...Array.from({ length: overflow?.pages ?? 0 }, (_, at) => (overflow?.page ?? 0) + at)]
    pages.set(id, new Set([...(pages.get(id) ?? []), ...own]))
  }
  file.close()
  return pages
}

/** Ids of worlds that are not in the new directory as they were. */
const missingIn = async (folder: string, ids: Iterable<string>): Promise<string[]> => {
  const store = await createLmdbStore(folder)
  const missing: string[] = []
  for (const id of ids) {
    const found = JSON.stringify(await contents(store, id), asList)
    if (found !== JSON.stringify(expected.get(id), asList)) missing.push(id)
  }
  await store.close()
  return missing
}

const asList = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)

describe('a whole directory', () => {
  it('is read without the library, page by page', () => {
    const folder = folderWith(whole)
    expect(inspectFile(join(folder, 'data.mdb'))).toEqual({ damage: undefined, owner: undefined })
  })

  it('is written anew as it is', async () => {
    const to = newFolder()
    const { worlds, doubtful, snapshots, lost } = await salvageWorlds(folderWith(whole), to)
    expect([worlds.length, doubtful, snapshots, lost]).toEqual([expected.size, [], ['start'], []])
    expect(await missingIn(to, expected.keys())).toEqual([])
    const store = await createLmdbStore(to)
    expect([await store.snapshots.list(), await store.snapshots.read('start')]).toEqual([[kept], '{"formatVersion":1}'])
    await store.close()
  })
})

describe('a damaged directory', () => {
  it.each<[string, (data: Buffer) => Buffer]>([
    ['of one byte', (data) => data.subarray(0, 1)],
    ['of a hundred bytes', (data) => data.subarray(0, 100)],
    ['of one page', (data) => data.subarray(0, pageSize)],
    ['of two pages', (data) => data.subarray(0, 2 * pageSize)],
    ['of half its pages', (data) => data.subarray(0, Math.floor(data.length / 2))],
    ['that is a text', () => Buffer.from('These are not the worlds that you are looking for.\n'.repeat(200))],
    ['of zeroes', (data) => Buffer.alloc(data.length)],
    [
      'one of whose keys has lost a word',
      (data) => Buffer.from(data.toString('latin1').replaceAll('\0locks\0', '\0locks:'), 'latin1'),
    ],
    ['of random bytes', (data) => Buffer.from(data.map((_, at) => (at * 7919) % 251))],
  ])('%s is refused in a sentence that says what to do', async (_, damage) => {
    const folder = folderWith(damage(whole))
    await expect(createLmdbStore(folder)).rejects.toThrow(
      new RegExp(`^${folder} is damaged: .+ Choose another directory with --data; soe-sim salvage ${folder} --out NEW`),
    )
  })

  it('that holds nothing yet is a new one', async () => {
    const store = await createLmdbStore(folderWith(Buffer.alloc(0)))
    expect(await store.count()).toBe(0)
    await store.close()
  })

  it.each(['data.mdb', 'lock.mdb'])('whose %s is a folder is refused in a sentence', async (name) => {
    const folder = newFolder()
    mkdirSync(join(folder, name), { recursive: true })
    await expect(createLmdbStore(folder)).rejects.toThrow(`${folder} can't hold the worlds: EISDIR`)
  })

  it.each<[string, (path: string) => unknown]>([
    ['a pipe', (path) => spawnSync('mkfifo', [path])],
    ['a device without an end', (path) => symlinkSync('/dev/zero', path)],
    ['a device without content', (path) => symlinkSync('/dev/null', path)],
  ])('with %s in the place of a file is refused in a sentence, and salvages nothing', async (_, make) => {
    for (const name of ['data.mdb', 'lock.mdb']) {
      const folder = newFolder()
      mkdirSync(folder)
      make(join(folder, name))
      await expect(createLmdbStore(folder)).rejects.toThrow(
        `${folder} can't hold the worlds: ${join(folder, name)} is not a file`,
      )
      await expect(salvageWorlds(folder, newFolder())).rejects.toThrow(StoreError)
    }
  })

  it('that no file system takes is refused in a sentence', async () => {
    await expect(createLmdbStore('/proc/soe/worlds')).rejects.toThrow("/proc/soe/worlds can't hold the worlds: E")
  })

  it('takes the room of its locks on the disk before it is opened', async () => {
    for (const [name, left] of [
      ['whole', ''],
      ['short', 'these are not locks'],
    ] as const) {
      const folder = folderWith(whole)
      if (left) writeFileSync(join(folder, 'lock.mdb'), left)
      await (await createLmdbStore(folder)).close()
      const { size, blocks } = statSync(join(folder, 'lock.mdb'))
      expect([name, size >= 8192, blocks * 512 >= size]).toEqual([name, true, true])
    }
  })

  it('opens with any locks that another process has left', async () => {
    const folder = folderWith(whole)
    writeFileSync(join(folder, 'lock.mdb'), 'these are not locks')
    expect(await missingIn(folder, expected.keys())).toEqual([])
  })

  it('gives up one world where what the world says is no longer what was written', async () => {
    const at = whole.indexOf('"id":"w5"')
    const folder = folderWith(Buffer.concat([whole.subarray(0, at), Buffer.from('"id:"w5"'), whole.subarray(at + 8)]))
    const store = await createLmdbStore(folder)
    expect(() => store.load('w5')).toThrow('What is stored of the world "w5" is damaged: drop it')
    expect((await store.list()).map(({ id }) => id)).not.toContain('w5')
    expect([await store.drop('w5'), await store.load('w5')]).toEqual([true, undefined])
    await store.close()
  })

  it('tells a world of a newer simulator from a damaged one', async () => {
    const data = Buffer.from(whole)
    const head = data.lastIndexOf('"format":1', data.indexOf('"id":"w5"'))
    data.write('"format":9', head)
    const store = await createLmdbStore(folderWith(data))
    expect(() => store.load('w5')).toThrow(/^World "w5" was written in format 9 by a newer simulator/)
    await store.close()
  })
})

it('a snapshot whose description is no longer what was written is left out of the list', async () => {
  const at = whole.indexOf('{"id":"start"')
  const store = await createLmdbStore(
    folderWith(Buffer.concat([whole.subarray(0, at), Buffer.from('?'), whole.subarray(at + 1)])),
  )
  expect(await store.snapshots.list()).toEqual([])
  await store.close()
})

describe('what is salvaged', () => {
  it('is every world that no lost page held, whichever page is lost', async () => {
    const path = join(folderWith(whole), 'data.mdb')
    const pages = pagesOfWorlds(path)
    const wrong: [page: number, ids: string[]][] = []
    for (const page of treePages(path)) {
      const data = Buffer.from(whole)
      data.fill(0xa5, page * pageSize, (page + 1) * pageSize)
      const to = newFolder()
      await salvageWorlds(folderWith(data), to)
      const intact = [...expected.keys()].filter((id) => !pages.get(id)?.has(page))
      const missing = await missingIn(to, intact)
      if (missing.length > 0) wrong.push([page, missing])
    }
    expect(wrong).toEqual([])
  })

  it('says which worlds are lost', async () => {
    const at = whole.indexOf('"id":"w5"')
    const data = Buffer.from(whole)
    data.write('"di":"w5"', at)
    const { lost } = await salvageWorlds(folderWith(data), newFolder())
    expect(lost).toEqual([{ world: 'w5', reason: expect.any(String) as string }])
  })

  it.each<[string, string, string | undefined]>([
    ['"id":"only"', '"id":"none"', 'its head is another world’s'],
    [
      '"format":1',
      '"format":9',
      'World "only" was written in format 9 by a newer simulator; this one reads formats up to 1.',
    ],
    ['{"format"', '?"format"', expect.stringContaining('JSON') as string],
    ['"channel"', '"channel?', 'one of its locks can’t be read'],
    ['"id":"C0"', '"id":"C1"', 'one of its locks can’t be read'],
    ['0.0:{', '0,0:{', 'one of its locks can’t be read'],
    ['"id":"C0"', '"id":"é"', undefined],
    ['"channel":"VZW-RETAIL"', '"channel":"VZW-TELECO"', undefined],
  ])('says why a world is lost where %s has become %s', async (was, is, reason) => {
    const folder = newFolder()
    const store = await createLmdbStore(folder)
    await store.create(locked('only', 1, 1))
    await store.close()
    const data = rewritten(readFileSync(join(folder, 'data.mdb')), was, is)
    const { worlds, lost } = await salvageWorlds(folderWith(data), newFolder())
    expect([worlds, lost]).toEqual(reason === undefined ? [['only'], []] : [[], [{ world: 'only', reason }]])
  })

  it('leaves out what names something that stood near the damage and is gone', async () => {
    const holdings = (fields: object) => ({
      holdings: new Map([['h', { id: 'h', cartIds: {}, orderIds: [], ...fields }]]),
    })
    const carts = (status: string) => new Map([['C1', { id: 'C1', caseId: 'K1', status }]])
    const held: Record<string, object> = {
      case: { carts: carts('open') },
      closed: { carts: carts('ordered') },
      cart: holdings({ cartIds: { consumer: 'C9' } }),
      order: holdings({ orderIds: ['O9'] }),
      whole: {
        carts: carts('open'),
        cases: new Map([['K1', { id: 'K1' }]]),
        orders: new Map([['O1', { id: 'O1' }]]),
        ...holdings({ cartIds: { consumer: 'C1' }, orderIds: ['O1'] }),
      },
    }
    const folder = newFolder()
    const store = await createLmdbStore(folder)
    for (const [id, collections] of Object.entries(held)) {
      const world = locked(id, 9, 1400)
      const locks = new Map(
        [...world.collections.locks].map(([cart, lock]) => [cart, { ...lock, at: `<${id} ${cart}>` }]),
      )
      await store.create({ ...world, collections: { ...world.collections, locks, ...collections } } as World)
    }
    await store.create(locked('far', 1, 1))
    await store.close()
    const data = readFileSync(join(folder, 'data.mdb'))
    for (const id of Object.keys(held)) {
      const page = Math.floor(data.indexOf(`<${id} C4>`) / pageSize)
      data.fill(0xa5, page * pageSize, (page + 1) * pageSize)
    }
    const { worlds, doubtful, lost } = await salvageWorlds(folderWith(data), newFolder())
    expect(worlds).toEqual(['far'])
    expect(doubtful).toEqual(['closed', 'whole'])
    expect(lost).toEqual([
      { world: 'cart', reason: 'cart C9 is missing' },
      { world: 'case', reason: 'the case of cart C1 is missing' },
      { world: 'order', reason: 'order O9 is missing' },
    ])
  })

  it.each(['{"id":"start"', '{"formatVersion"'])('has no snapshot of which %s is lost', async (was) => {
    const to = newFolder()
    const { snapshots } = await salvageWorlds(folderWith(rewritten(whole, was, `?${was.slice(1)}`)), to)
    const store = await createLmdbStore(to)
    expect([snapshots, await store.snapshots.list(), await store.snapshots.read('start')]).toEqual([[], [], undefined])
    await store.close()
  })

  it('goes to a directory of its own, and comes from one that holds worlds', async () => {
    const folder = folderWith(whole)
    await expect(salvageWorlds(folder, folder)).rejects.toThrow(`${folder} is not empty`)
    await expect(salvageWorlds(newFolder(), newFolder())).rejects.toThrow('holds no worlds')
  })
})
