import type { KeptSnapshot } from '@soe/contracts'
import { applyCommit, type HeldWorld } from './held-world'
import { UndoKeeper } from '../undo/undo-list'
import { pickIdle } from './pick-idle'
import { anyRoom, assertRoom, type SnapshotStore } from './snapshot-store'
import { StoreFull } from './store-error'
import type { WorldStore } from './world-store'

/** Snapshots in this process, lost with it. */
export const createMemorySnapshots = (): SnapshotStore => {
  const kept = new Map<string, { snapshot: KeptSnapshot; text: string }>()
  return {
    keep: async (snapshot, text, room = anyRoom) => {
      if (kept.has(snapshot.id)) return false
      assertRoom(
        [...kept.values()].map((held) => held.snapshot),
        snapshot,
        room,
      )
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

interface UsedWorld extends HeldWorld {
  usedAt: number
}

/**
 * Worlds in this process, lost with it.
 * @param clock real time; without one no world is ever idle
 */
export const createMemoryStore = (clock: () => number = () => 0): WorldStore => {
  const worlds = new Map<string, UsedWorld>()
  const keeper = new UndoKeeper()
  const uses = () =>
    [...worlds.values()].map(({ header, usedAt }) => ({ id: header.id, named: !!header.named, usedAt }))
  const drop = (id: string) => {
    worlds.get(id)?.undo?.forgetAll()
    return worlds.delete(id)
  }
  return {
    snapshots: createMemorySnapshots(),
    load: (id) => {
      const held = worlds.get(id)
      if (held) held.usedAt = clock()
      return held
    },
    create: async (world, atMost = Infinity) => {
      if (worlds.has(world.header.id)) return false
      if (worlds.size >= atMost) throw new StoreFull('There is no room for another world.')
      worlds.set(world.header.id, { ...world, usedAt: clock() })
      return true
    },
    commit: (commit) => {
      const held = worlds.get(commit.worldId)
      if (!held || held.version !== commit.baseVersion) return 'conflict'
      applyCommit(held, commit, keeper)
      return 'committed'
    },
    drop: async (id) => drop(id),
    list: async () => [...worlds.values()].map(({ header }) => header),
    count: async () => worlds.size,
    dropIdle: async (limit) => pickIdle(uses(), limit).filter(drop),
    close: async () => worlds.clear(),
  }
}
