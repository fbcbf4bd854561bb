import type { KeptSnapshot } from '@soe/contracts'
import type { SnapshotStore } from './snapshot-store'

/** Snapshots in this process, lost with it. */
export const createMemorySnapshots = (): SnapshotStore => {
  const kept = new Map<string, { snapshot: KeptSnapshot; text: string }>()
  return {
    keep: async (snapshot, text) => {
      if (kept.has(snapshot.id)) return false
      kept.set(snapshot.id, { snapshot, text })
      return true
    },
    list: async () => [...kept.values()].map(({ snapshot }) => snapshot),
    read: async (id) => kept.get(id)?.text,
    describe: async (snapshot) => {
      const found = kept.get(snapshot.id)
      if (found) found.snapshot = snapshot
      return found !== undefined
    },
    drop: async (id) => kept.delete(id),
  }
}
