import { RefusalFault, StoreFull, type World, type WorldStore } from '@soe/world'
import type { Journal } from './journal/journal'

export interface WorldLimits {
  /** Milliseconds that an unnamed world may be idle. */
  readonly ttl: number
  readonly maxWorlds: number
  /** Journal of each world. */
  readonly journalBytes: number
  readonly maxSnapshots: number
  /** Of all kept snapshots together. */
  readonly snapshotBytes: number
}

export const defaultLimits: WorldLimits = {
  ttl: 24 * 3_600_000,
  maxWorlds: 50_000,
  journalBytes: 4_000_000,
  maxSnapshots: 200,
  snapshotBytes: 128_000_000,
}

const tooMany = ({ maxWorlds }: WorldLimits) =>
  new RefusalFault('TOO_MANY_WORLDS', `All ${maxWorlds} worlds are named ones: drop one first.`)

export interface LimitedWorlds {
  readonly worlds: WorldStore
  readonly journal: Pick<Journal, 'drop'>
  readonly clock: () => number
  readonly limits: WorldLimits
}

const dropIdle = async ({ worlds, journal, clock, limits }: LimitedWorlds, atMost: number) => {
  const dropped = await worlds.dropIdle({ usedBefore: clock() - limits.ttl, atMost })
  for (const id of dropped) journal.drop(id)
}

/** Drops the worlds that have been idle for too long. */
export const sweepWorlds = (limited: LimitedWorlds) => dropIdle(limited, limited.limits.maxWorlds)

/** Tries that others may take the room of, such as replicas that share the store. */
const mostTries = 5

/** Creates a world where there is room for it, which idle ones make. @returns false where a world of that id exists */
export const createWithRoom = async (limited: LimitedWorlds, world: World, tries = mostTries): Promise<boolean> => {
  await makeRoom(limited)
  try {
    return await limited.worlds.create(world, limited.limits.maxWorlds)
  } catch (error) {
    if (!(error instanceof StoreFull)) throw error
    if (tries === 1) throw tooMany(limited.limits)
    return createWithRoom(limited, world, tries - 1)
  }
}

/**
 * Makes room for one more world. Drops a hundredth of the worlds at a time, the longest idle first, because finding
 * them means reading all of them.
 */
const makeRoom = async (limited: LimitedWorlds) => {
  const { worlds, limits } = limited
  if ((await worlds.count()) < limits.maxWorlds) return
  await dropIdle(limited, Math.min(Math.floor(limits.maxWorlds * 0.99), limits.maxWorlds - 1))
  if ((await worlds.count()) < limits.maxWorlds) return
  throw tooMany(limits)
}
