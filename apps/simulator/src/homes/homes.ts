import { timingSafeEqual } from 'node:crypto'
import type { ReplicaPlace, SecretIds, WorldStore } from '@soe/world'
import type { Journal } from '../journal/journal'
import { seenSoFar } from '../pipeline/see-call'

/** Milliseconds between two words that this process runs; each holds for some seconds. */
const beat = 1000

export interface HomesOptions {
  readonly worlds: WorldStore
  readonly journal: Journal
  readonly clock: () => number
  readonly ids: SecretIds
  /** The first number of calls that no earlier process can have given. */
  readonly numberAt: (now: number) => number
}

/** Which of the processes that share a store answers for a world: its home, which has its journal and all that waits in it. */
export class Homes {
  private place: ReplicaPlace | undefined
  private beating: NodeJS.Timeout | undefined

  constructor(private readonly options: HomesOptions) {}

  /** Whether others may be the home of a world. */
  get areShared(): boolean {
    return this.place !== undefined
  }

  /** @param address where the others reach this process */
  async join(address: string): Promise<void> {
    const { worlds, ids } = this.options
    if (!worlds.homes) return
    this.place = { id: worlds.homes.own, address, secret: ids.secret() }
    await worlds.homes.join(this.place, true)
    // If the store fails now, the next beat does the work.
    this.beating = setInterval(() => void this.others().catch(() => undefined), beat).unref()
  }

  async leave(): Promise<void> {
    const { place } = this
    clearInterval(this.beating)
    this.place = undefined
    if (place) await this.bury(place).catch(() => undefined)
  }

  /** A process is gone: the next one that is asked for its worlds becomes their home. */
  async bury({ id }: ReplicaPlace): Promise<void> {
    await this.options.worlds.homes?.leave(id)
  }

  async others(): Promise<readonly ReplicaPlace[]> {
    return this.place ? ((await this.options.worlds.homes?.join(this.place)) ?? []) : []
  }

  /** Whether there is the world; its home where that is another process. One without a home is this one's from now on. */
  async find(worldId: string): Promise<{ readonly exists: boolean; readonly elsewhere?: ReplicaPlace }> {
    const found = await this.options.worlds.homes?.homeOf(worldId)
    if (found === 'taken') await this.take(worldId)
    return { exists: found !== undefined, ...(typeof found === 'object' && { elsewhere: found }) }
  }

  /** Whether a request comes from another process, which has looked at what the client may do. */
  knows(secret: string): boolean {
    const [sent, expected] = [Buffer.from(secret), Buffer.from(this.place?.secret ?? '')]
    return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
  }

  private async take(worldId: string): Promise<void> {
    const { worlds, journal, clock, numberAt } = this.options
    const world = await worlds.load(worldId)
    const now = clock()
    if (world) journal.take(worldId, { first: numberAt(now), since: now, seen: seenSoFar(world.header) })
  }
}
