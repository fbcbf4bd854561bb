import type { Change } from '../draft'
import type { Aggregate } from '../state'
import type { World, WorldHeader } from '../world'
import type { Commit, WorldStore } from './world-store'

interface Held {
  header: WorldHeader
  version: number
  readonly collections: World['collections']
}

const apply = (collections: World['collections'], { collection, id, value }: Change) => {
  const kept = collections[collection] as unknown as Map<string, Aggregate>
  if (value) kept.set(id, value)
  else kept.delete(id)
}

/** Worlds in this process. A loaded world is live: its version tells whether it has moved on. */
export const createMemoryStore = (): WorldStore => {
  const worlds = new Map<string, Held>()
  return {
    load: async (id) => worlds.get(id),
    create: async (world) => {
      if (worlds.has(world.header.id)) return false
      worlds.set(world.header.id, { ...world })
      return true
    },
    commit: async ({ worldId, baseVersion, header, changes }: Commit) => {
      const held = worlds.get(worldId)
      if (!held || held.version !== baseVersion) return 'conflict'
      for (const change of changes) apply(held.collections, change)
      held.header = header
      held.version += 1
      return 'committed'
    },
    drop: async (id) => worlds.delete(id),
    list: async () => [...worlds.values()].map(({ header }) => header),
    close: async () => worlds.clear(),
  }
}
