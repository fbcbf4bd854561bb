import type { Change } from '../draft'
import type { World, WorldHeader } from '../world'
import type { MaybePromise } from './maybe-promise'
import type { SnapshotStore } from './snapshot-store'
import type { WorldHomes } from './world-homes'

export interface Commit {
  readonly worldId: string
  /** The version that the change was made on. */
  readonly baseVersion: number
  readonly header: WorldHeader
  readonly changes: readonly Change[]
}

export type CommitOutcome = 'committed' | 'conflict'

/** Drops worlds idle for long, then the longest idle ones while there are too many. */
export interface IdleLimit {
  /** Real time in milliseconds since 1970. */
  readonly usedBefore: number
  readonly atMost: number
}

/** Stores worlds, in memory or in a database: callers must be prepared to wait. */
export interface WorldStore {
  readonly snapshots: SnapshotStore
  /** Absent in a store of one process. */
  readonly homes?: WorldHomes
  /** The latest of it; counts as use. */
  load(id: string): MaybePromise<World | undefined>
  /** False where a world of that id exists. @throws StoreFull where there are so many worlds already */
  create(world: World, atMost?: number): Promise<boolean>
  /** `conflict` if the world has changed since: the caller reloads it and runs its change again. */
  commit(commit: Commit): MaybePromise<CommitOutcome>
  /** Resolves once everything that `load` has shown is durable; absent in stores that show only durable state. */
  settled?(id: string): Promise<unknown> | undefined
  /** Runs the changes of one world in sequence, for stores where a lost race costs more than waiting. */
  inTurn?<Result>(id: string, change: () => MaybePromise<Result>): Promise<Result>
  /** False if there was none. */
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
