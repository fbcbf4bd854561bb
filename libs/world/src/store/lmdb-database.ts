import { mkdirSync } from 'node:fs'
import type { RootDatabase } from 'lmdb'
import { isAlive, thisProcess, type ProcessIdentity } from './process-identity'
import { assertKnownFormat, formatVersion } from './stored-world'
import { MissingStoreLibrary, StoreError } from './store-error'

export type Database = RootDatabase<string, string[]>

const ownerKey = ['owner']
const formatKey = ['format']

export const headKey = (id: string) => ['world', id]
export const partKey = (id: string, part: { collection: string; id: string }) => ['part', id, part.collection, part.id]

/** Every key that starts with these words. */
export const rangeOf = (...words: string[]) => ({ start: [...words, ''], end: [...words, '\uffff'] })

/** Refuses a directory that a running process has open; a killed process doesn't count. */
const claim = (database: Database, directory: string) => {
  const text = database.get(ownerKey)
  const owner = text === undefined ? undefined : (JSON.parse(text) as ProcessIdentity)
  if (owner && isAlive(owner))
    throw new StoreError(
      `${directory} is in use by process ${owner.pid}: stop that one or choose another directory with --data.`,
    )
  assertKnownFormat(Number(database.get(formatKey) ?? formatVersion), directory)
  database.putSync(ownerKey, JSON.stringify(thisProcess()), 0)
  database.putSync(formatKey, String(formatVersion), 0)
}

/**
 * What an answered change survives. `process`: the end of the process, however it comes; a power cut may destroy the
 * whole directory. `disk`: also a power cut, except for the latest changes, which are flushed in the background.
 */
export type Durability = (typeof durabilities)[number]
export const durabilities = ['disk', 'process'] as const

/** Without a flush, the operating system writes committed pages to the disk in an order and at a time of its own. */
const syncOptions = { disk: {}, process: { noSync: true } } as const satisfies Record<Durability, object>

const isMissing = (error: unknown): boolean => /MODULE_NOT_FOUND/.test(String((error as { code?: unknown }).code))

/** Only who uses it pays for loading it. */
const loadLmdb = async () => {
  try {
    return await import('lmdb')
  } catch (error) {
    if (isMissing(error)) throw new MissingStoreLibrary('lmdb is not installed', { cause: error })
    throw error
  }
}

const open = async (directory: string, durability: Durability): Promise<Database> => {
  const lmdb = await loadLmdb()
  try {
    mkdirSync(directory, { recursive: true })
    const options = { path: directory, noSubdir: false, encoding: 'string', useVersions: true } as const
    return lmdb.open({ ...options, ...syncOptions[durability] })
  } catch (error) {
    throw new StoreError(`${directory} can't hold the worlds: ${(error as Error).message}`, { cause: error })
  }
}

/** Opens or creates the directory's database; no other process may have it open. */
export const openDatabase = async (directory: string, durability: Durability): Promise<Database> => {
  const database = await open(directory, durability)
  try {
    database.transactionSync(() => claim(database, directory))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export const closeDatabase = async (database: Database) => {
  await database.remove(ownerKey)
  await database.close()
}
