import type { Change } from '../draft'
import type { World, WorldHeader } from '../world'

export interface Commit {
  readonly worldId: string
  /** The version that the change was made on. */
  readonly baseVersion: number
  readonly header: WorldHeader
  readonly changes: readonly Change[]
}

/** Keeps worlds. Asynchronous, so that a database can stand behind it. */
export interface WorldStore {
  load(id: string): Promise<World | undefined>
  /** False where a world of that id exists. */
  create(world: World): Promise<boolean>
  /** `conflict` where the world has moved on: the caller runs its change again on a fresh load. */
  commit(commit: Commit): Promise<'committed' | 'conflict'>
  /** False where there was none. */
  drop(id: string): Promise<boolean>
  list(): Promise<readonly WorldHeader[]>
  close(): Promise<void>
}
