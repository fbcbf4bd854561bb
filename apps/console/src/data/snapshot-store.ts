import type { SnapshotFile } from '@soe/simulator-client'

/** A snapshot that this browser keeps. */
export interface KeptSnapshot {
  id: string
  name: string
  /** The world it was taken of. */
  world: string
  persona: string
  /** The world's time. */
  worldNow: number
  keptAt: number
  bytes: number
  file: SnapshotFile
}

export interface SnapshotStore {
  list(): Promise<KeptSnapshot[]>
  put(snapshot: KeptSnapshot): Promise<void>
  remove(id: string): Promise<void>
}

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not reach its storage.'))
  })

const storeName = 'snapshots'

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('soe-console', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
  return answered(request)
}

const newestFirst = (left: KeptSnapshot, right: KeptSnapshot) => right.keptAt - left.keptAt

/** Keeps snapshots in IndexedDB, until the site's data is cleared. */
export const createSnapshotStore = (): SnapshotStore => {
  let opened: Promise<IDBDatabase> | undefined
  const run = async <Answer>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Answer>) =>
    answered(act((await (opened ??= openDatabase())).transaction(storeName, mode).objectStore(storeName)))
  return {
    list: async () =>
      (await run('readonly', (store) => store.getAll() as IDBRequest<KeptSnapshot[]>)).sort(newestFirst),
    put: async (snapshot) => void (await run('readwrite', (store) => store.put(snapshot))),
    remove: (id) => run('readwrite', (store) => store.delete(id)),
  }
}

export class SnapshotFileError extends Error {}

const isSnapshot = (value: unknown): value is SnapshotFile =>
  typeof value === 'object' &&
  value !== null &&
  'formatVersion' in value &&
  typeof value.formatVersion === 'number' &&
  'world' in value &&
  'header' in value

/** Reads a file as a snapshot; the simulator checks its format version. */
export const readSnapshotFile = (name: string, text: string): SnapshotFile => {
  const value = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new SnapshotFileError(`${name} is no JSON. A snapshot is the file that “Save as a file” writes.`)
    }
  })()
  if (isSnapshot(value)) return value
  throw new SnapshotFileError(`${name} is JSON but no snapshot: it lacks formatVersion, world or header.`)
}

/** Describes a snapshot for the list. */
export const keptFrom = (
  file: SnapshotFile,
  { id, name, keptAt }: Pick<KeptSnapshot, 'id' | 'name' | 'keptAt'>,
): KeptSnapshot => ({
  id,
  name,
  keptAt,
  world: file.world,
  persona: String(file.header.persona),
  worldNow: Date.parse(file.now),
  bytes: JSON.stringify(file).length,
  file,
})
