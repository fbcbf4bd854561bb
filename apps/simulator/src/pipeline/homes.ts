import { timingSafeEqual } from 'node:crypto'
import type { ReplicaPlace, SecretIds, WorldStore } from '@soe/world'

/** Milliseconds between renewals of this process's lease. */
const beat = 1000

interface HomesOptions {
  readonly worlds: WorldStore
  readonly ids: SecretIds
  /** Called once this process has become the home of a world in the place of one that ended. */
  readonly onTaken: (worldId: string) => Promise<void>
}

/** Finds the home of a world: of the processes that share a store, the one that answers its calls and has its journal. */
export class Homes {
  private place: ReplicaPlace | undefined
  private beating: NodeJS.Timeout | undefined

  constructor(private readonly options: HomesOptions) {}

  /** Whether other processes share the store. */
  get areShared(): boolean {
    return this.place !== undefined
  }

  /** @param address where the others reach this process */
  async join(address: string): Promise<void> {
    const { worlds, ids } = this.options
    if (!worlds.homes) return
    this.place = { id: worlds.homes.own, address, secret: ids.secret() }
    // If the store fails now, the next beat does the work.
    this.beating = setInterval(() => void this.others().catch(() => undefined), beat).unref()
    await worlds.homes.join(this.place, true)
  }

  async leave(): Promise<void> {
    const { place } = this
    clearInterval(this.beating)
    this.place = undefined
    if (place) await this.bury(place).catch(() => undefined)
  }

  /** Removes a process that has ended; the next one asked for one of its worlds becomes that world's home. */
  async bury({ id }: ReplicaPlace): Promise<void> {
    await this.options.worlds.homes?.leave(id)
  }

  /** Renews the lease, which also returns the other processes. */
  async others(): Promise<readonly ReplicaPlace[]> {
    return this.place ? ((await this.options.worlds.homes?.join(this.place)) ?? []) : []
  }

  /** Whether the world exists, and its home if that is another process. Takes a world that has no home. */
  async find(worldId: string): Promise<{ readonly exists: boolean; readonly elsewhere?: ReplicaPlace }> {
    const found = await this.options.worlds.homes?.homeOf(worldId)
    if (found === 'taken') await this.options.onTaken(worldId)
    return { exists: found !== undefined, ...(typeof found === 'object' && { elsewhere: found }) }
  }

  /** Whether a request comes from another process, which has checked the client's access. */
  knows(secret: string): boolean {
    const [sent, expected] = [Buffer.from(secret), Buffer.from(this.place?.secret ?? '')]
    return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
  }
}
