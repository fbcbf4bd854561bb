import type { KeptSnapshot } from '@soe/contracts'
import { rangeOf, type Database } from './lmdb-database'
import type { SnapshotStore } from './snapshot-store'

const describedAt = (id: string) => ['snapshot', id]
const textAt = (id: string) => ['snapshot-text', id]

/** Snapshots in the directory of the worlds. Only descriptions are read to list them. */
export const createLmdbSnapshots = (database: Database): SnapshotStore => ({
  keep: (snapshot, text) =>
    database.ifNoExists(describedAt(snapshot.id), () => {
      void database.put(describedAt(snapshot.id), JSON.stringify(snapshot), 0)
      void database.put(textAt(snapshot.id), text, 0)
    }),
  list: async () => [...database.getRange(rangeOf('snapshot'))].map(({ value }) => JSON.parse(value) as KeptSnapshot),
  read: async (id) => database.get(textAt(id)),
  describe: async (snapshot) => {
    const isKept = database.get(describedAt(snapshot.id)) !== undefined
    if (isKept) await database.put(describedAt(snapshot.id), JSON.stringify(snapshot), 0)
    return isKept
  },
  drop: async (id) => {
    const isKept = database.get(describedAt(id)) !== undefined
    await database.batch(() => {
      void database.remove(describedAt(id))
      void database.remove(textAt(id))
    })
    return isKept
  },
})
