import { existsSync, readdirSync } from 'node:fs'
import type { KeptSnapshot } from '@soe/contracts'
import type { Aggregate } from '../state'
import type { World } from '../world'
import { closeDatabase, openDatabase, writeTexts, type Database } from './lmdb-database'
import { dataFile } from './assert-usable'
import { openPageFile } from './lmdb-file/page-file'
import { readEntries, type ReadEntries, type StoredEntry } from './lmdb-file/read-entries'
import type { KeyRange } from './lmdb-file/walk-tree'
import { StoreError } from './store-error'
import { readWorld } from './stored-world'

/** What was found of a damaged directory. */
export interface Salvaged {
  /** Ids of the worlds that are whole. */
  readonly worlds: readonly string[]
  /** Ids of worlds that are written, but may lack something that stood near the damage. */
  readonly doubtful: readonly string[]
  readonly snapshots: readonly string[]
  /** What is not whole, and why. */
  readonly lost: readonly { readonly world: string; readonly reason: string }[]
  /** No entry of a store could be read; one that holds no worlds still names its owner. */
  readonly isUnreadable: boolean
}

interface FoundWorld {
  readonly head: StoredEntry | undefined
  readonly parts: readonly StoredEntry[]
}

const groupWorlds = (entries: readonly StoredEntry[]): Map<string, FoundWorld> => {
  const worlds = new Map<string, { head?: StoredEntry; parts: StoredEntry[] }>()
  const worldOf = (id: string) => {
    const known = worlds.get(id) ?? { parts: [] }
    worlds.set(id, known)
    return known
  }
  for (const entry of entries) {
    const [kind, id = ''] = entry.words
    if (kind === 'world') worldOf(id).head = entry
    if (kind === 'part') worldOf(id).parts.push(entry)
  }
  return new Map([...worlds].map(([id, { head, parts }]) => [id, { head, parts }]))
}

const valueIn = ({ text }: StoredEntry): Aggregate => JSON.parse(text.slice(text.indexOf(':') + 1)) as Aggregate

/** Ids with other letters are written in a way of their own. */
const isPlain = (id: string): boolean => /^[ -~]+$/.test(id)

const isPart = (entry: StoredEntry): boolean => {
  try {
    const { id } = valueIn(entry)
    return /^\d+\.\d+:/.test(entry.text) && (!isPlain(id) || id === entry.words[3])
  } catch {
    return false
  }
}

/** What a cart, a case or an owner names and the world does not have. */
const danglingIn = ({ carts, cases, holdings, orders }: World['collections']): string | undefined => {
  for (const { id, caseId, status } of carts.values())
    if (status === 'open' && !cases.has(caseId)) return `the case of cart ${id}`
  for (const { cartIds, orderIds } of holdings.values()) {
    for (const id of Object.values(cartIds)) if (!carts.has(id)) return `cart ${id}`
    for (const id of orderIds) if (!orders.has(id)) return `order ${id}`
  }
  return undefined
}

/** Why a world is not whole; undefined where it is, as far as it can be read. */
const brokenIn = (id: string, { head, parts }: FoundWorld, isDoubtful: boolean): string | undefined => {
  if (!head) return 'its head can’t be read'
  const part = parts.find((entry) => !isPart(entry))
  if (part) return `one of its ${part.words[2] ?? 'parts'} can’t be read`
  try {
    const values = parts.map((entry) => ({ collection: entry.words[2] ?? '', value: valueIn(entry) }))
    const { header, collections } = readWorld(head.text, values)
    if (header.id !== id) return 'its head is another world’s'
    const missing = isDoubtful ? danglingIn(collections) : undefined
    return missing && `${missing} is missing`
  } catch (error) {
    return (error as Error).message
  }
}

const meets = ({ low, high }: KeyRange, from: Buffer, to: Buffer): boolean =>
  (!low || low.compare(to) < 0) && (!high || high.compare(from) > 0)

const isNear = (id: string, lost: readonly KeyRange[]): boolean => {
  const [parts, end] = [Buffer.from(`part\0${id}\0`), Buffer.from(`part\0${id}\u0001`)]
  return lost.some((range) => meets(range, parts, end))
}

const putAll = (database: Database, entries: readonly StoredEntry[]) =>
  writeTexts(
    database,
    entries.map(({ text }) => text),
    () =>
      database.batch(() => {
        for (const { words, text, version } of entries) void database.put([...words], text, version)
      }),
  )

/** Worlds that one transaction writes. */
const worldsAtOnce = 100

const writeWorlds = async (database: Database, worlds: readonly FoundWorld[]) => {
  for (let from = 0; from < worlds.length; from += worldsAtOnce) {
    const some = worlds.slice(from, from + worldsAtOnce)
    await putAll(
      database,
      some.flatMap(({ head, parts }) => (head ? [head, ...parts] : parts)),
    )
  }
}

const writeSnapshots = async (database: Database, { entries }: ReadEntries): Promise<string[]> => {
  const texts = new Map(
    entries.filter(({ words }) => words[0] === 'snapshot-text').map((entry) => [entry.words[1], entry]),
  )
  const written: string[] = []
  for (const described of entries.filter(({ words }) => words[0] === 'snapshot')) {
    const [, id = ''] = described.words
    const text = texts.get(id)
    if (!text || !isJson(described.text) || !isJson(text.text)) continue
    await putAll(database, [described, text])
    written.push((JSON.parse(described.text) as KeptSnapshot).id)
  }
  return written
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const assertFree = (directory: string) => {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return
  throw new StoreError(`${directory} is not empty: name a directory that is, or that does not exist yet.`)
}

const readDirectory = (directory: string): ReadEntries => {
  const path = dataFile(directory)
  if (!existsSync(path)) throw new StoreError(`${directory} holds no worlds: ${path} does not exist.`)
  try {
    const file = openPageFile(path)
    try {
      return readEntries(file)
    } finally {
      file.close()
    }
  } catch (error) {
    throw new StoreError(`${directory} can't be read: ${(error as Error).message}.`)
  }
}

/** Writes what is whole of a damaged directory into another one, and leaves the damaged one as it is. */
export const salvageWorlds = async (from: string, to: string): Promise<Salvaged> => {
  assertFree(to)
  const read = readDirectory(from)
  const judged = [...groupWorlds(read.entries)].map(([id, found]) => {
    const isDoubtful = isNear(id, read.lost)
    return { id, found, isDoubtful, reason: brokenIn(id, found, isDoubtful) }
  })
  const readable = judged.filter(({ reason }) => reason === undefined)
  const database = await openDatabase(to, 'disk')
  try {
    await writeWorlds(
      database,
      readable.map(({ found }) => found),
    )
    return {
      worlds: readable.filter(({ isDoubtful }) => !isDoubtful).map(({ id }) => id),
      doubtful: readable.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id),
      snapshots: await writeSnapshots(database, read),
      isUnreadable: read.entries.length === 0,
      lost: judged.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ world: id, reason }])),
    }
  } finally {
    await closeDatabase(database)
  }
}
