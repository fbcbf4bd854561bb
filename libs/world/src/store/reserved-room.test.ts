import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFile } from './assert-usable'
import { closeDatabase, openDatabase, writeTexts, type Database } from './lmdb-database'

let directory: string
let database: Database
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'soe-room-'))
  database = await openDatabase(directory, 'process')
})
afterEach(async () => {
  await closeDatabase(database)
  rmSync(directory, { recursive: true })
})

let random = 7
const below = (limit: number): number => {
  random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fff_ffff
  return (random >>> 8) % limit
}

const sizes = [10, 500, 1900, 2100, 5000, 40_000]
const anyKey = () => ['part', `w${below(40)}`, 'carts', `c${below(400)}`]

/** Bytes of the file before the library writes, and those that its pages take afterwards. */
const write = async (count: number) => {
  const isDeletion = below(3) === 0
  const entries = Array.from({ length: count }, () => ({
    key: anyKey(),
    text: isDeletion ? undefined : 'x'.repeat(sizes[below(sizes.length)] ?? 0),
  }))
  let reserved = 0
  await writeTexts(
    database,
    entries.map(({ text }) => text),
    () => {
      reserved = statSync(dataFile(directory)).size
      return database.batch(() => {
        for (const { key, text } of entries)
          if (text === undefined) void database.remove(key)
          else void database.put(key, text, 0)
      })
    },
  )
  const { lastPageNumber, root } = database.getStats() as { lastPageNumber: number; root: { pageSize: number } }
  return { reserved, used: (lastPageNumber + 1) * root.pageSize }
}

it('is on the disk before a write takes it, of one value as of hundreds', async () => {
  for (let round = 0; round < 200; round += 1) {
    const { reserved, used } = await write(1 + below(round % 20 === 0 ? 500 : 12))
    expect(used).toBeLessThanOrEqual(reserved)
  }
})

it('is there for writes that are under way together', async () => {
  for (let round = 0; round < 20; round += 1) {
    const writes = await Promise.all(Array.from({ length: 10 }, () => write(1 + below(12))))
    const last = writes.at(-1)
    expect(last?.used).toBeLessThanOrEqual(last?.reserved ?? 0)
  }
})
