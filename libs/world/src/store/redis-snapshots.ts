import type { RedisConnection } from './redis-connection'
import { keys } from './redis-scripts'
import { anyRoom, described, type SnapshotStore } from './snapshot-store'
import { StoreFull } from './store-error'

/** Snapshots that all simulators of this Redis share. */
export const createRedisSnapshots = (redis: RedisConnection): SnapshotStore => ({
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
