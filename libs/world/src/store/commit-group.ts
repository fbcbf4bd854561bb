import type { CollectionName } from '../state'
import type { Commit, CommitOutcome } from './world-store'

export interface PartName {
  readonly collection: CollectionName
  readonly id: string
}

/**
 * What the commits of one turn of the event loop changed in one world. They are written as one: what several of them
 * changed is written as the last left it.
 */
export class CommitGroup {
  readonly outcome: Promise<CommitOutcome>
  private readonly names = new Map<string, PartName>()
  private written: Promise<boolean> | undefined

  /**
   * @param baseVersion the version that the first of them was made on
   * @param turnEnd when to write them, unless they are asked for sooner
   */
  constructor(
    readonly baseVersion: number,
    turnEnd: Promise<void>,
    private readonly how: (group: CommitGroup) => Promise<boolean>,
  ) {
    this.outcome = turnEnd.then(() => this.write()).then((isWritten) => (isWritten ? 'committed' : 'conflict'))
  }

  add({ changes }: Commit) {
    for (const { collection, id } of changes) this.names.set(`${collection}/${id}`, { collection, id })
  }

  get parts(): readonly PartName[] {
    return [...this.names.values()]
  }

  /** Writes the commits unless they are written already. */
  write(): Promise<boolean> {
    return (this.written ??= this.how(this))
  }
}
