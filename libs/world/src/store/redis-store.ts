import { emptyCollections, type World } from '../world'
import { applyCommit, type HeldWorld } from './held-world'
import { UndoKeeper } from '../undo/undo-list'
import { PartPlaces, type WrittenPart } from './part-places'
import { connectRedis, type RedisConnection } from './redis-connection'
import { keys } from './redis-scripts'
import { assertKnownFormat, formatVersion, listedHead, readWorldOf, writeHead } from './stored-world'
import type { MaybePromise } from './maybe-promise'
import { StoreFull } from './store-error'
import type { ReplicaPlace, WorldHomes } from './world-homes'
import type { Commit, IdleLimit, WorldStore } from './world-store'
import { anyRoom, described, type SnapshotStore } from './snapshot-store'

interface CachedWorld extends HeldWorld {
  /** Stored in an older format: the next commit writes all of it. */
  isMigrated: boolean
}

/** Number of worlds cached with the version that was read, so that an unchanged one is not fetched again. */
const cachedWorlds = 1000

const field = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`

const fieldAndText = (part: WrittenPart) => (part.text === undefined ? [] : [field(part), part.text])

const collectionOf = (name: string) => name.slice(0, name.indexOf('/'))

/** Names and values by turns, as Redis lists a hash. */
const readFields = (list: readonly string[]): { head: string; parts: [string, string][] } => {
  const pairs = list.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []))
  return {
    head: pairs.find(([name]) => name === '@head')?.[1] ?? '',
    parts: pairs.filter(([name]) => !name.startsWith('@')).map(([name, text]) => [collectionOf(name), text]),
  }
}

/** Snapshots that all simulators of this Redis share. */
const createRedisSnapshots = (redis: RedisConnection): SnapshotStore => ({
  keep: async (snapshot, text, { most, bytes } = anyRoom) => {
    const { id } = snapshot
    const given = [id, JSON.stringify(snapshot), text, most, bytes]
    const kept = await redis.run('keepSnapshot', keys.snapshots, keys.snapshot(id), ...given)
    if (kept === -1) throw new StoreFull('There is no room for another snapshot.')
    return kept === 1
  },
  list: async () => ((await redis.run('listSnapshots', keys.snapshots)) as string[]).flatMap((text) => described(text)),
  read: async (id) => ((await redis.run('readSnapshot', keys.snapshot(id))) as string | null) ?? undefined,
  describe: async (snapshot) =>
    (await redis.run('describeSnapshot', keys.snapshots, snapshot.id, JSON.stringify(snapshot))) === 1,
  drop: async (id) => (await redis.run('dropSnapshot', keys.snapshots, keys.snapshot(id), id)) === 1,
})

const placeOf = (text: string) => JSON.parse(text) as ReplicaPlace

const createRedisHomes = (redis: RedisConnection, own: string): WorldHomes => ({
  own,
  join: async (place, isNew = false) => {
    const given = [keys.replica(''), place.id, JSON.stringify(place), isNew ? place.address : '', keys.processes('')]
    return ((await redis.run('joinReplicas', keys.replicas, ...given)) as string[]).map(placeOf)
  },
  leave: async (id) => {
    await redis.run('leaveReplicas', keys.replicas, keys.replica(id), id)
  },
  homeOf: async (worldId) => {
    const given = [keys.world(worldId), keys.replica(''), own, keys.processes('')]
    const found = (await redis.run('homeOfWorld', ...given)) as string | number | null
    if (found === null) return undefined
    if (typeof found === 'string') return placeOf(found)
    return found === 1 ? 'own' : 'taken'
  },
})

class RedisStore implements WorldStore {
  /** The least recently used first. */
  private readonly cache = new Map<string, CachedWorld>()
  private readonly places = new PartPlaces()
  /** When it last asked which worlds are gone, on Redis's clock. */
  private heardAt = ''
  private readonly keeper = new UndoKeeper()
  private readonly turns = new Map<string, Promise<unknown>>()
  readonly snapshots
  readonly homes?: WorldHomes

  constructor(
    private readonly redis: RedisConnection,
    private readonly clock: () => number,
    private readonly replica: string | undefined,
  ) {
    this.snapshots = createRedisSnapshots(redis)
    if (replica !== undefined) this.homes = createRedisHomes(redis, replica)
  }

  async load(id: string) {
    const known = this.cache.get(id)
    const found = await this.redis.run('loadWorld', keys.world(id), keys.used, id, this.clock(), known?.version ?? '')
    if (!found) {
      this.forget(id)
      return undefined
    }
    const [version, fields] = found as [string, string[]?]
    return this.keep(id, this.newest(id, known, Number(version), fields))
  }

  async create(world: World, atMost = Number.MAX_SAFE_INTEGER) {
    const { header, collections } = world
    const now = this.clock()
    const home = this.replica === undefined ? [] : ['@home', this.replica]
    const parts = [...home, ...this.places.writeAll(collections, 0).flatMap(fieldAndText)]
    const given = [header.id, header.named ? '' : now, writeHead(header, now), atMost, ...parts]
    const made = await this.redis.run('createWorld', keys.world(header.id), keys.worlds, keys.used, ...given)
    if (made === -1) throw new StoreFull('There is no room for another world.')
    return made === 1
  }

  async commit(commit: Commit) {
    const { worldId, baseVersion, header } = commit
    const world = this.cache.get(worldId)
    const parts = this.changed(world, commit)
    const deleted = parts.filter(({ text }) => text === undefined).map(field)
    const given = [
      baseVersion,
      writeHead(header, this.clock()),
      deleted.length,
      ...deleted,
      ...parts.flatMap(fieldAndText),
    ]
    if ((await this.redis.run('commitWorld', keys.world(worldId), ...given)) !== 1) return 'conflict'
    if (world?.version === baseVersion) {
      applyCommit(world, commit, this.keeper)
      world.isMigrated = false
    }
    return 'committed'
  }

  inTurn<Result>(id: string, change: () => MaybePromise<Result>): Promise<Result> {
    const turn = (this.turns.get(id) ?? Promise.resolve()).then(change)
    const end = turn
      .catch(() => undefined)
      .then(() => {
        if (this.turns.get(id) === end) this.turns.delete(id)
      })
    this.turns.set(id, end)
    return turn
  }

  async drop(id: string) {
    this.forget(id)
    return (await this.redis.run('dropWorld', keys.world(id), keys.worlds, keys.used, keys.dropped, id)) === 1
  }

  async list() {
    const heads = (await this.redis.run('listWorlds', keys.worlds, keys.world(''))) as [id: string, head: string][]
    return heads.flatMap(([id, head]) => listedHead(id, head).map(({ header }) => header))
  }

  count() {
    return this.redis.size(keys.worlds)
  }

  async dropIdle({ usedBefore, atMost }: IdleLimit) {
    const limit = [Math.max(usedBefore, 0), Math.min(atMost, Number.MAX_SAFE_INTEGER)]
    const named = [keys.worlds, keys.used, keys.dropped, keys.world('')]
    const [time, ids] = (await this.redis.run('dropIdleWorlds', ...named, ...limit, this.heardAt)) as [string, string[]]
    this.heardAt = time
    for (const id of ids) this.forget(id)
    return ids
  }

  close() {
    return this.redis.close()
  }

  /** Without fields the caller's own is the latest; another call may have read or changed it meanwhile. */
  private newest(id: string, known: CachedWorld | undefined, version: number, fields: string[] | undefined) {
    const cached = this.cache.get(id) ?? known
    if (cached && (!fields || cached.version >= version)) return cached
    const { head, parts } = readFields(fields ?? [])
    const { header, collections, isMigrated } = readWorldOf(id, head, () => this.places.read(parts))
    return { header, collections, isMigrated, version }
  }

  private keep(id: string, world: CachedWorld): CachedWorld {
    if (this.cache.get(id) === world) this.cache.delete(id)
    else this.forget(id)
    this.cache.set(id, world)
    if (this.cache.size > cachedWorlds) this.forget(this.cache.keys().next().value ?? '')
    return world
  }

  private forget(id: string) {
    this.cache.get(id)?.undo?.forgetAll()
    this.cache.delete(id)
  }

  /** What the commit writes: everything, where what is stored of the world is in an older format. */
  private changed(world: CachedWorld | undefined, { baseVersion, changes }: Commit): WrittenPart[] {
    const collections = world?.collections ?? emptyCollections()
    this.places.settle(collections, baseVersion, changes)
    const changed = changes.map(({ collection, id, value }) => this.places.write(collection, id, value))
    if (!world?.isMigrated) return changed
    const names = new Set(changed.map(field))
    return [...this.places.writeAll(collections, baseVersion).filter((part) => !names.has(field(part))), ...changed]
  }
}

export interface RedisStoreOptions {
  /** Real time; without one no world is ever idle. */
  clock?: () => number
  /** Called when Redis is gone and when it is back. */
  say?: (text: string) => void
  /** The id of this process. Without it worlds have no homes. */
  replica?: string
}

/**
 * Worlds in Redis, shared by several simulators: a commit is a compare-and-set on the world's version.
 * @param url `redis://host:6379/0`, or `rediss://` over TLS
 */
export const createRedisStore = async (
  url: string,
  { clock = () => 0, say = () => undefined, replica }: RedisStoreOptions = {},
): Promise<WorldStore> => {
  const redis = await connectRedis(url, say)
  try {
    const format = (await redis.run('claimFormat', keys.format, formatVersion)) as number
    assertKnownFormat(format, 'The data in Redis')
    return new RedisStore(redis, clock, replica)
  } catch (error) {
    await redis.close()
    throw error
  }
}
