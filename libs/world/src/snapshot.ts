import { assertClockShows, setClock } from './clock'
import type { DraftCollection, WorldDraft } from './draft'
import { isoInstant, readInstant } from '@soe/rules'
import { RefusalFault } from './service-fault'
import { collectionNames, type Aggregate, type CollectionName, type SeenState } from './state'
import { formatVersion, migrate, migrations, type Migrations, type StoredWorld } from './store/stored-world'
import type { World, WorldCharacter } from './world'

type SnapshotCollections = { readonly [Name in CollectionName]?: readonly Aggregate[] }

/** A world in one file. It holds the clock's reading, because real time has moved on when it is restored. */
export interface Snapshot {
  readonly formatVersion: number
  readonly world: string
  readonly now: string
  readonly frozen: boolean
  readonly header: Omit<WorldCharacter, 'clock'>
  readonly collections: SnapshotCollections
}

/** @param now on the world's clock */
export const takeSnapshot = ({ header, collections }: World, now: number): Snapshot => {
  const { id, named, title, labels, carrier: _, clock, ...character } = header
  return {
    formatVersion,
    world: id,
    now: isoInstant(now),
    frozen: clock.frozenAt !== undefined,
    header: character,
    collections: Object.fromEntries(collectionNames.map((name) => [name, [...collections[name].values()]])),
  }
}

const partsOf = (collections: SnapshotCollections): StoredWorld['parts'] =>
  Object.entries(collections).flatMap(([collection, values]) => values.map((value) => ({ collection, value })))

const collectionsOf = (parts: StoredWorld['parts']): SnapshotCollections => {
  const collections = new Map<string, Aggregate[]>(collectionNames.map((name) => [name, []]))
  for (const { collection, value } of parts) collections.get(collection)?.push(value as Aggregate)
  return Object.fromEntries(collections)
}

/** Migrates a snapshot to the current format; refuses formats of newer simulators by number. */
export const migrateSnapshot = (
  file: Snapshot,
  { known, steps }: { known: number; steps: Migrations } = { known: formatVersion, steps: migrations },
): Snapshot => {
  if (file.formatVersion > known) {
    throw new RefusalFault(
      'NEWER_FORMAT',
      `The snapshot is of format ${file.formatVersion}, written by a newer simulator; this one reads formats up to ${known}.`,
    )
  }
  const stored = { header: file.header, parts: partsOf(file.collections) }
  const { header, parts } = migrate(stored, file.formatVersion, known, steps)
  return { ...file, formatVersion: known, header: header as Snapshot['header'], collections: collectionsOf(parts) }
}

/** An answer that a snapshot was taken before never goes out in the world that goes on from it. */
const isOnItsWay = ({ call }: SeenState) => call?.sent === 'waiting' || call?.sent === 'held'

const endWaiting = ({ seen }: WorldDraft) => {
  for (const kept of seen.values())
    if (kept.call && isOnItsWay(kept)) seen.put({ ...kept, call: { ...kept.call, sent: 'cut-off' } })
}

const replaceAll = (collection: DraftCollection<Aggregate>, values: readonly Aggregate[]) => {
  for (const { id } of collection.values()) collection.delete(id)
  // A store remembers places by value, so that two worlds share none.
  for (const value of values) collection.put({ ...value })
}

/** Replaces the world's content with the snapshot's; its clock continues from the snapshot's time. */
export const restoreSnapshot = (draft: WorldDraft, snapshot: Snapshot, realNow: number): void => {
  const now = readInstant(snapshot.now)
  assertClockShows(now)
  const clock = setClock(now, snapshot.frozen, realNow)
  draft.become({ ...snapshot.header, clock })
  for (const name of collectionNames) replaceAll(draft[name], snapshot.collections[name] ?? [])
  endWaiting(draft)
}
