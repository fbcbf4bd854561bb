import { SnapshotSchema } from '@soe/contracts'
import { migrateSnapshot, RefusalFault, type ScenarioState, type Snapshot } from '@soe/world'
import { digestOf, requireDocument } from '../scenario-files/read-scenario'
import { requirePersona } from './require-persona'
import { shapeRefusal } from '../http/shape-refusal'

const check = (file: unknown): Snapshot => {
  const { success, data, error } = SnapshotSchema.safeParse(file)
  if (!success) {
    throw shapeRefusal('INVALID_SNAPSHOT', [{ name: '', value: file, schema: SnapshotSchema, issues: error.issues }])
  }
  return data as Snapshot
}

const hasShape = (file: { formatVersion: number }): file is Snapshot =>
  'header' in file &&
  isObject(file.header) &&
  'collections' in file &&
  isObject(file.collections) &&
  Object.values(file.collections).every(Array.isArray)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Checks the snapshot's scenarios like any that are sent, and takes ids and digests from their documents. */
const withScenarios = (snapshot: Snapshot): Snapshot => {
  const kept = (snapshot.collections.scenarios ?? []) as readonly ScenarioState[]
  const scenarios = kept.map((state) => {
    const document = requireDocument(state.document)
    return { ...state, id: document.id, document, digest: digestOf(document) }
  })
  return { ...snapshot, collections: { ...snapshot.collections, scenarios } }
}

/** A snapshot that can be restored: migrated to today's format, then checked field by field. */
export const readSnapshot = (file: { formatVersion: number }): Snapshot => {
  if (!hasShape(file)) throw new RefusalFault(400, 'INVALID_SNAPSHOT', 'header and collections are needed.')
  const snapshot = check(migrateSnapshot(file))
  requirePersona(snapshot.header.persona)
  return withScenarios(snapshot)
}
