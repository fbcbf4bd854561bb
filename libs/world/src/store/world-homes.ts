/** Where the other processes that share a store reach one of them. */
export interface ReplicaPlace {
  /** Tells the processes apart. */
  readonly id: string
  /** Such as `http://10.0.0.7:4010`. */
  readonly address: string
  /** Shows that a request comes from one of them. */
  readonly secret: string
}

/** A world's home: the place of another process, or this one, which may have become it just now. */
export type WorldHome = ReplicaPlace | 'own' | 'taken'

/** Which process is the home of a world, where several share a store. */
export interface WorldHomes {
  /** The id of this process. */
  readonly own: string
  /**
   * Says that this process runs, for some seconds; answers the places of the others. One that is new ends those that
   * were at its address.
   */
  join(place: ReplicaPlace, isNew?: boolean): Promise<readonly ReplicaPlace[]>
  /** The process has ended: the next one that is asked for a world of its own becomes its home. */
  leave(id: string): Promise<void>
  /** Undefined where there is no such world. A world whose home has ended gets the caller as its home. */
  homeOf(worldId: string): Promise<WorldHome | undefined>
}
