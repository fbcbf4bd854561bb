import { SnapshotSchema } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import { migrateSnapshot, RefusalFault, type ScenarioState, type Snapshot } from '@soe/world'
import { shapeRefusal } from '../http/shape-refusal'
import { assertArmable } from '../pipeline/arm-scenario'
import { digestOf, requireDocument } from '../scenario-files/read-scenario'
import { inSlices } from '../validation/in-slices'
import { issuesIn, mostIssues, type Issue } from '../validation/issues-in'
import { requirePersona } from '../sign-in/require-persona'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Collections that a file may have, also one of an older or newer format. */
const mostCollections = 100

const hasShape = (file: { formatVersion: number }): file is Snapshot =>
  'header' in file &&
  isObject(file.header) &&
  'collections' in file &&
  isObject(file.collections) &&
  Object.keys(file.collections).length <= mostCollections &&
  Object.values(file.collections).every(Array.isArray)

/** Refuses the file at the first fields that are wrong. */
const assertFields = async (snapshot: Snapshot) => {
  const issues: Issue[] = []
  for await (const issue of inSlices(issuesIn(SnapshotSchema, snapshot))) {
    if (issue) issues.push(issue)
    if (issues.length >= mostIssues) break
  }
  if (issues.length === 0) return
  throw shapeRefusal('INVALID_SNAPSHOT', [{ name: '', value: snapshot, schema: SnapshotSchema, issues }])
}

/** Checks the snapshot's scenarios like any that are sent, and takes ids and digests from their documents. */
const withScenarios = async (snapshot: Snapshot): Promise<Snapshot> => {
  const kept = (snapshot.collections.scenarios ?? []) as readonly ScenarioState[]
  const documents: Scenario[] = []
  const scenarios: ScenarioState[] = []
  for await (const state of inSlices(kept)) {
    const document = requireDocument(state.document)
    documents.push(document)
    assertArmable(documents)
    scenarios.push({ ...state, id: document.id, document, digest: digestOf(document) })
  }
  return { ...snapshot, collections: { ...snapshot.collections, scenarios } }
}

/** A snapshot that can be restored: migrated to today's format, then checked field by field. */
export const readSnapshot = async (file: { formatVersion: number }): Promise<Snapshot> => {
  if (!hasShape(file)) throw new RefusalFault('INVALID_SNAPSHOT')
  const snapshot = migrateSnapshot(file)
  await assertFields(snapshot)
  requirePersona(snapshot.header.persona)
  return withScenarios(snapshot)
}
