import { SnapshotSchema } from '@soe/contracts'
import { migrateSnapshot, RefusalFault, type Snapshot } from '@soe/world'
import { requirePersona } from './require-persona'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const invalid = (issues: readonly Issue[]) =>
  new RefusalFault(
    400,
    'INVALID_SNAPSHOT',
    issues
      .slice(0, 10)
      .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
      .join('; '),
  )

const check = (file: unknown): Snapshot => {
  const { success, data, error } = SnapshotSchema.safeParse(file)
  if (!success) throw invalid(error.issues)
  return data as Snapshot
}

const hasShape = (file: { formatVersion: number }): file is Snapshot =>
  'header' in file &&
  isObject(file.header) &&
  'collections' in file &&
  isObject(file.collections) &&
  Object.values(file.collections).every(Array.isArray)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A snapshot as it may be restored: brought to today's format, then checked field by field. */
export const readSnapshot = (file: { formatVersion: number }): Snapshot => {
  if (!hasShape(file)) throw invalid([{ path: ['header, collections'], message: 'are missing' }])
  const snapshot = check(migrateSnapshot(file))
  requirePersona(snapshot.header.persona)
  return snapshot
}
