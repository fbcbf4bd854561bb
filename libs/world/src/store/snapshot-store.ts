import type { KeptSnapshot } from '@soe/contracts'
import { fits, isNumber, isText } from './shapes'
import { StoreFull } from './store-error'

/** What all kept snapshots may be together, those of other processes included. */
export interface SnapshotRoom {
  readonly most: number
  readonly bytes: number
}

export const anyRoom: SnapshotRoom = { most: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER }

export const assertRoom = (kept: readonly KeptSnapshot[], { bytes }: KeptSnapshot, room: SnapshotRoom) => {
  const held = kept.reduce((sum, snapshot) => sum + snapshot.bytes, bytes)
  if (kept.length >= room.most || held > room.bytes) throw new StoreFull('There is no room for another snapshot.')
}

const isDescription = fits({
  id: isText,
  name: isText,
  world: isText,
  persona: isText,
  bytes: isNumber,
  now: isText,
  keptAt: isText,
})

/** A kept snapshot for lists, which leave one out whose description a disk has changed. */
export const described = (text: string): KeptSnapshot[] => {
  try {
    const found: unknown = JSON.parse(text)
    return isDescription(found) ? [found as KeptSnapshot] : []
  } catch {
    return []
  }
}

/** Snapshots that are kept under a name until someone drops them. They outlive their worlds. */
export interface SnapshotStore {
  /** False where a snapshot of that id is kept already. @throws StoreFull */
  keep(snapshot: KeptSnapshot, text: string, room?: SnapshotRoom): Promise<boolean>
  list(): Promise<readonly KeptSnapshot[]>
  read(id: string): Promise<string | undefined>
  /** Replaces the description; false if there is no such snapshot. */
  describe(snapshot: KeptSnapshot): Promise<boolean>
  /** False if there was none. */
  drop(id: string): Promise<boolean>
}
