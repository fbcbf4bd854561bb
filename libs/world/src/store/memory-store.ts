import { applyCommit, type HeldWorld } from './held-world'
import { createMemorySnapshots } from './memory-snapshots'
import { pickIdle } from './pick-idle'
import type { WorldStore } from './world-store'

interface UsedWorld extends HeldWorld {
  usedAt: number
}

/**
 * Worlds in this process, lost with it.
 * @param clock real time; without one no world is ever idle
 */
export const createMemoryStore = (clock: () => number = () => 0): WorldStore => {
  const worlds = new Map<string, UsedWorld>()
  const uses = () =>
    [...worlds.values()].map(({ header, usedAt }) => ({ id: header.id, named: !!header.named, usedAt }))
  return {
    snapshots: createMemorySnapshots(),
    load: (id) => {
      const held = worlds.get(id)
      if (held) held.usedAt = clock()
      return held
    },
    create: async (world) => {
      if (worlds.has(world.header.id)) return false
      worlds.set(world.header.id, { ...world, usedAt: clock() })
      return true
    },
    commit: (commit) => {
      const held = worlds.get(commit.worldId)
      if (!held || held.version !== commit.baseVersion) return 'conflict'
      applyCommit(held, commit)
      return 'committed'
    },
    drop: async (id) => worlds.delete(id),
    list: async () => [...worlds.values()].map(({ header }) => header),
    count: async () => worlds.size,
    dropIdle: async (limit) => pickIdle(uses(), limit).filter((id) => worlds.delete(id)),
    close: async () => worlds.clear(),
  }
}
