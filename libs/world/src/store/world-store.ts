import type { Change } from '../draft'
import type { World, WorldHeader } from '../world'
import type { Soon } from './soon'

export interface Commit {
  readonly worldId: string
  /** The version that the change was made on. */
  readonly baseVersion: number
  readonly header: WorldHeader
  readonly changes: readonly Change[]
}

export type CommitOutcome = 'committed' | 'conflict'

/** Which worlds go: those idle for long, then the longest idle as long as there are too many. */
export interface IdleLimit {
  /** Real time in milliseconds since 1970. */
  readonly usedBefore: number
  readonly atMost: number
}

/** Keeps worlds. A database can stand behind it, so callers must be ready to wait. */
export interface WorldStore {
  /** The latest of it; counts as use. */
  load(id: string): Soon<World | undefined>
  /** False where a world of that id exists. */
  create(world: World): Promise<boolean>
  /** `conflict` where the world has moved on: the caller runs its change again on a fresh load. */
  commit(commit: Commit): Soon<CommitOutcome>
  /** What to wait for before telling what a load showed; a store that shows only what it kept has none. */
  settled?(id: string): Promise<unknown> | undefined
  /** Runs the changes of one world one after another, where racing them costs more than waiting. */
  inTurn?<Result>(id: string, change: () => Soon<Result>): Promise<Result>
  /** False where there was none. */
  drop(id: string): Promise<boolean>
  list(): Promise<readonly WorldHeader[]>
  count(): Promise<number>
  /**
   * Drops idle worlds, never one whose maker named it. Answers the ids of those that are gone, also by the hand of
   * another process since it was last asked.
   */
  dropIdle(limit: IdleLimit): Promise<readonly string[]>
  close(): Promise<void>
}
