import { timingSafeEqual } from 'node:crypto'
import type { ReplicaPlace, SecretIds, WorldStore } from '@soe/world'

/** Milliseconds between two words that this process runs; each holds for some seconds. */
const beat = 1000

interface HomesOptions {
  readonly worlds: WorldStore
  readonly ids: SecretIds
  /** This process has become the home of a world that another one was the home of. */
  readonly onTaken: (worldId: string) => Promise<void>
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
    if (found === 'taken') await this.options.onTaken(worldId)
    return { exists: found !== undefined, ...(typeof found === 'object' && { elsewhere: found }) }
  }

  /** Whether a request comes from another process, which has looked at what the client may do. */
  knows(secret: string): boolean {
    const [sent, expected] = [Buffer.from(secret), Buffer.from(this.place?.secret ?? '')]
    return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
  }
}
