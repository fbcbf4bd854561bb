import type { RootDatabase } from 'lmdb'
import { assertUsable, dataFile, inUse, runningOwner } from './assert-usable'
import { thisProcess } from './process-identity'
import { assertKnownFormat, formatVersion } from './stored-world'
import { RefusalFault } from '../service-fault'
import { ReservedRoom, type WrittenTexts } from './reserved-room'
import { MissingStoreLibrary, StoreError, UnusableDirectory } from './store-error'

type Lmdb = RootDatabase<string, string[]>

export type Database = Lmdb & { readonly room: ReservedRoom }

const ownerKey = ['owner']
const formatKey = ['format']

export const headKey = (id: string) => ['world', id]
export const partKey = (id: string, part: { collection: string; id: string }) => ['part', id, part.collection, part.id]

/** Every key that starts with these words. */
export const rangeOf = (...words: string[]) => ({ start: [...words, ''], end: [...words, '\uffff'] })

/** Refuses a directory that a running process has open; a killed process doesn't count. */
const claim = (database: Database, directory: string) => {
  const owner = runningOwner(database.get(ownerKey))
  if (owner) throw inUse(directory, owner)
  assertKnownFormat(Number(database.get(formatKey) ?? formatVersion), directory)
  const [name, format] = [JSON.stringify(thisProcess()), String(formatVersion)]
  const release = database.room.take([name, format])
  database.putSync(ownerKey, name, 0)
  database.putSync(formatKey, format, 0)
  release()
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

/** The library reports a failed transaction twice; no one waits for the second report, which would end the process. */
const failed = (error: Error & { commitError?: Promise<unknown> }): never => {
  error.commitError?.catch(() => undefined)
  throw new RefusalFault('STORE_UNAVAILABLE', `The change could not be written; is the disk full? ${error.message}`)
}

/** Writes these texts, undefined where one is deleted, if there is room for them. @throws RefusalFault */
export const writeTexts = async <Result>(
  { room }: Database,
  texts: WrittenTexts,
  write: () => Promise<Result>,
): Promise<Result> => {
  let release
  try {
    release = room.take(texts)
    return await write()
  } catch (error) {
    return failed(error as Error)
  } finally {
    release?.()
  }
}

const isReported = (error: unknown): boolean => error instanceof StoreError || error instanceof RefusalFault

const unusable = (directory: string, error: Error) =>
  isReported(error)
    ? error
    : new UnusableDirectory(
        `${directory} can't hold the worlds: ${error.message}. Make room there, or choose another directory with --data.`,
        { cause: error },
      )

/** Opens or creates the directory's database; no other process may have it open. @throws StoreError */
export const openDatabase = async (directory: string, durability: Durability): Promise<Database> => {
  const lmdb = await loadLmdb()
  let opened: Lmdb | undefined
  try {
    assertUsable(directory)
    const options = { path: directory, noSubdir: false, encoding: 'string', useVersions: true } as const
    opened = lmdb.open<string, string[]>({ ...options, ...syncOptions[durability] })
    const database = Object.assign(opened, { room: new ReservedRoom(dataFile(directory)) })
    database.transactionSync(() => claim(database, directory))
    return database
  } catch (error) {
    await opened?.close()
    throw unusable(directory, error as Error)
  }
}

/** What is left of the claim where the disk is full is the name of a process that is gone. */
export const closeDatabase = async (database: Database) => {
  await writeTexts(database, [undefined], () => database.remove(ownerKey)).catch(() => undefined)
  await database.close()
  database.room.close()
}
