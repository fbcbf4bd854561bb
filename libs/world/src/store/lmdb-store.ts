import type { World, WorldHeader } from '../world'
import { createTurnEnd } from '../turn-end'
import { UndoKeeper } from '../undo/undo-list'
import { CommitGroup } from './commit-group'
import { applyCommit, partsOf, type HeldWorld } from './held-world'
import {
  closeDatabase,
  headKey,
  openDatabase,
  partKey,
  rangeOf,
  writeTexts,
  type Database,
  type Durability,
} from './lmdb-database'
import { createLmdbSnapshots } from './lmdb-snapshots'
import { PartPlaces, type WrittenPart } from './part-places'
import { pickIdle } from './pick-idle'
import { StoreFull } from './store-error'
import { listedHead, readWorldOf, writeHead } from './stored-world'
import type { Commit, IdleLimit, WorldStore } from './world-store'

interface OpenWorld extends HeldWorld {
  usedAt: number
  /** Commits already applied in memory that wait for the end of the turn. */
  group?: CommitGroup | undefined
  /** The latest write of state already applied in memory. */
  writing?: Promise<unknown> | undefined
  /** Stored in an older format: the next commit writes all of it. */
  isMigrated: boolean
}

type Head = Readonly<{ header: WorldHeader; usedAt: number }>

class LmdbStore implements WorldStore {
  /** Undefined while a dropped world's stored data is still being removed. */
  private readonly worlds = new Map<string, OpenWorld | undefined>()
  /** Every world, open or not; listed when first asked for. */
  private heads: Map<string, Head> | undefined
  private readonly places = new PartPlaces()
  private readonly turnEnd = createTurnEnd()
  private readonly keeper = new UndoKeeper()
  readonly snapshots

  constructor(
    private readonly database: Database,
    private readonly clock: () => number,
  ) {
    this.snapshots = createLmdbSnapshots(database)
  }

  load(id: string) {
    const world = this.open(id)
    if (world) world.usedAt = this.clock()
    return world
  }

  async create(world: World, atMost = Infinity) {
    const { id } = world.header
    if (this.open(id)) return false
    if (this.everyHead().size >= atMost) throw new StoreFull('There is no room for another world.')
    const made: OpenWorld = { ...world, usedAt: this.clock(), isMigrated: false }
    this.keep(made)
    const parts = this.places.writeAll(made.collections, made.version)
    const write = this.put(made, parts, (store) => this.database.ifNoExists(headKey(id), store))
    return this.track(made, this.settle(made, write))
  }

  commit(commit: Commit) {
    const world = this.open(commit.worldId)
    if (!world || world.version !== commit.baseVersion) return 'conflict'
    this.places.settle(world.collections, commit.baseVersion, commit.changes)
    const group = (world.group ??= this.begin(world))
    group.add(commit)
    applyCommit(world, commit, this.keeper)
    return group.outcome
  }

  settled(id: string) {
    return this.worlds.get(id)?.writing
  }

  async drop(id: string) {
    if (this.worlds.has(id) && !this.worlds.get(id)) return false
    const head = this.database.get(headKey(id))
    const world = this.worlds.get(id)
    if (!world && head === undefined) return false
    void world?.group?.write()
    world?.undo?.forgetAll()
    const parts = world ? partsOf(world.collections).map((part) => partKey(id, part)) : this.storedKeys(id)
    this.worlds.set(id, undefined)
    this.heads?.delete(id)
    const keys = [headKey(id), ...parts]
    const remove = () => {
      for (const key of keys) void this.database.remove(key)
    }
    const none = keys.map(() => undefined)
    await writeTexts(this.database, none, () => this.database.batch(remove)).catch((error: unknown) => {
      this.worlds.delete(id)
      this.heads = undefined
      throw error
    })
    if (this.worlds.has(id) && !this.worlds.get(id)) this.worlds.delete(id)
    return true
  }

  async list() {
    return [...this.everyHead().values()].map(({ header }) => header)
  }

  async count() {
    return this.everyHead().size
  }

  async dropIdle(limit: IdleLimit) {
    const uses = [...this.everyHead()].map(([id, { header, usedAt }]) => ({ id, named: !!header.named, usedAt }))
    const ids = pickIdle(uses, limit)
    await Promise.all(ids.map((id) => this.drop(id)))
    return ids
  }

  async close() {
    await this.turnEnd()
    await closeDatabase(this.database)
  }

  private open(id: string): OpenWorld | undefined {
    if (this.worlds.has(id)) return this.worlds.get(id)
    const world = this.read(id)
    if (world) this.keep(world)
    return world
  }

  private read(id: string): OpenWorld | undefined {
    const head = this.database.getEntry(headKey(id))
    if (!head) return undefined
    const texts = [...this.database.getRange(rangeOf('part', id))].map(
      ({ key, value }) => [key[2] ?? '', value] as const,
    )
    const { header, collections, isMigrated } = readWorldOf(id, head.value, () => this.places.read(texts))
    return { header, collections, isMigrated, version: head.version ?? 0, usedAt: this.clock() }
  }

  private storedKeys(id: string): string[][] {
    return [...this.database.getKeys(rangeOf('part', id))] as unknown as string[][]
  }

  private keep(world: OpenWorld) {
    this.worlds.set(world.header.id, world)
    this.heads?.set(world.header.id, world)
  }

  private everyHead(): Map<string, Head> {
    if (this.heads) return this.heads
    const stored = [...this.database.getRange(rangeOf('world'))].flatMap(({ key, value }) =>
      listedHead(key[1] ?? '', value),
    )
    this.heads = new Map(stored.map((head) => [head.header.id, head]))
    for (const [id, world] of this.worlds) {
      if (world) this.heads.set(id, world)
      else this.heads.delete(id)
    }
    return this.heads
  }

  private begin(world: OpenWorld): CommitGroup {
    const write = (group: CommitGroup) => this.settle(world, this.write(world, group))
    const group = new CommitGroup(world.version, this.turnEnd(), write)
    void this.track(world, group.outcome)
    return group
  }

  private write(world: OpenWorld, { baseVersion, parts }: CommitGroup): Promise<boolean> {
    const { id } = world.header
    const all = world.isMigrated ? this.places.writeAll(world.collections, baseVersion) : []
    world.isMigrated = false
    world.group = undefined
    const changed = parts.map(({ collection, id: part }) =>
      this.places.write(collection, part, world.collections[collection].get(part)),
    )
    return this.put(world, [...all, ...changed], (store) => this.database.ifVersion(headKey(id), baseVersion, store))
  }

  private put(
    { header, version, usedAt }: OpenWorld,
    parts: readonly WrittenPart[],
    write: (store: () => void) => Promise<boolean>,
  ): Promise<boolean> {
    const head = writeHead(header, usedAt)
    const store = () => {
      void this.database.put(headKey(header.id), head, version)
      for (const part of parts) {
        const key = partKey(header.id, part)
        if (part.text === undefined) void this.database.remove(key)
        else void this.database.put(key, part.text, 0)
      }
    }
    return writeTexts(this.database, [head, ...parts.map(({ text }) => text)], () => write(store))
  }

  private async settle(world: OpenWorld, write: Promise<boolean>): Promise<boolean> {
    const isWritten = await write.catch((error: unknown) => {
      this.forget(world)
      throw error
    })
    if (!isWritten) this.forget(world)
    return isWritten
  }

  private track<Outcome>(world: OpenWorld, writing: Promise<Outcome>): Promise<Outcome> {
    const settled = () => {
      if (world.writing === writing) world.writing = undefined
    }
    world.writing = writing
    writing.then(settled, settled)
    return writing
  }

  /** Memory is ahead of the disk for good: the world is read again, and writes on top of this one find no base. */
  private forget(world: OpenWorld) {
    if (this.worlds.get(world.header.id) === world) this.worlds.delete(world.header.id)
    world.undo?.forgetAll()
    this.heads = undefined
  }
}

export interface LmdbStoreOptions {
  /** Real time; without one no world is ever idle. */
  readonly clock?: () => number
  readonly durability?: Durability
}

/**
 * Worlds in this process and in a directory. Memory is the authority: a world is read once, a commit changes it
 * there first, and is answered once a transaction holds everything that it changed. The commits of one turn of the
 * event loop share a transaction, and what several of them changed is written once.
 */
export const createLmdbStore = async (
  directory: string,
  { clock = () => 0, durability = 'disk' }: LmdbStoreOptions = {},
): Promise<WorldStore> => new LmdbStore(await openDatabase(directory, durability), clock)
