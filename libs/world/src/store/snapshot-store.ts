import type { KeptSnapshot } from '@soe/contracts'

/** Snapshots that are kept under a name until someone drops them. They outlive their worlds. */
export interface SnapshotStore {
  /** False where a snapshot of that id is kept already. */
  keep(snapshot: KeptSnapshot, text: string): Promise<boolean>
  list(): Promise<readonly KeptSnapshot[]>
  read(id: string): Promise<string | undefined>
  /** Replaces the description; false if there is no such snapshot. */
  describe(snapshot: KeptSnapshot): Promise<boolean>
  /** False if there was none. */
  drop(id: string): Promise<boolean>
}
