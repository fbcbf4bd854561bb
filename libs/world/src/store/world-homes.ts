/** A process that shares a store with others, and where they reach it. */
export interface ReplicaPlace {
  readonly id: string
  /** Such as `http://10.0.0.7:4010`. */
  readonly address: string
  /** Sent with requests to it, as proof that they come from another of these processes. */
  readonly secret: string
}

/** A world's home: the place of another process, or this one, which may only now have taken the world. */
export type WorldHome = ReplicaPlace | 'own' | 'taken'

/** Which process is the home of a world, where several share a store. */
export interface WorldHomes {
  /** The id of this process. */
  readonly own: string
  /**
   * Registers this process for some seconds, and returns the others. A new process replaces those registered at its
   * address.
   */
  join(place: ReplicaPlace, isNew?: boolean): Promise<readonly ReplicaPlace[]>
  /** Removes a process that has ended; the next one asked for one of its worlds becomes that world's home. */
  leave(id: string): Promise<void>
  /**
   * Undefined if there is no such world. Makes this process the home of a world whose home has ended, and its own where
   * that ran at the same address.
   */
  homeOf(worldId: string): Promise<WorldHome | undefined>
}
