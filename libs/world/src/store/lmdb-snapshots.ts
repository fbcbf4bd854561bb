import type { KeptSnapshot } from '@soe/contracts'
import { rangeOf, writeTexts, type Database } from './lmdb-database'
import { anyRoom, assertRoom, described, type SnapshotStore } from './snapshot-store'

const describedAt = (id: string) => ['snapshot', id]
const textAt = (id: string) => ['snapshot-text', id]

/** Snapshots in the directory of the worlds. Only descriptions are read to list them. */
export const createLmdbSnapshots = (database: Database): SnapshotStore => {
  const list = () => [...database.getRange(rangeOf('snapshot'))].flatMap(({ value }) => described(value))
  /** One is written before the room for the next is looked at. */
  let writing: Promise<unknown> = Promise.resolve()
  const write = (snapshot: KeptSnapshot, text: string) => {
    const description = JSON.stringify(snapshot)
    return writeTexts(database, [description, text], () =>
      database.ifNoExists(describedAt(snapshot.id), () => {
        void database.put(describedAt(snapshot.id), description, 0)
        void database.put(textAt(snapshot.id), text, 0)
      }),
    )
  }
  return {
    keep: (snapshot, text, room = anyRoom) => {
      const kept = writing.then(async () => {
        if (database.get(describedAt(snapshot.id)) !== undefined) return false
        assertRoom(list(), snapshot, room)
        return write(snapshot, text)
      })
      writing = kept.catch(() => undefined)
      return kept
    },
    list: async () => list(),
    read: async (id) => database.get(textAt(id)),
    describe: async (snapshot) => {
      const isKept = database.get(describedAt(snapshot.id)) !== undefined
      const text = JSON.stringify(snapshot)
      if (isKept) await writeTexts(database, [text], () => database.put(describedAt(snapshot.id), text, 0))
      return isKept
    },
    drop: async (id) => {
      const isKept = database.get(describedAt(id)) !== undefined
      await writeTexts(database, [undefined, undefined], () =>
        database.batch(() => {
          void database.remove(describedAt(id))
          void database.remove(textAt(id))
        }),
      )
      return isKept
    },
  }
}
