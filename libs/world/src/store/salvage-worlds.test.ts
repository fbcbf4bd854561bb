import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

  it('goes to a directory of its own, and comes from one that holds worlds', async () => {
    const folder = folderWith(whole)
    await expect(salvageWorlds(folder, folder)).rejects.toThrow(`${folder} is not empty`)
    await expect(salvageWorlds(newFolder(), newFolder())).rejects.toThrow('holds no worlds')
  })
})
