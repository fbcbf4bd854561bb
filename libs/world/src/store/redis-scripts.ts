/**
 * What Redis runs in one go. A world is one hash: `@version`, `@head`, `@home`, and its aggregates as `collection/id`.
 * `soe:worlds` is the set of ids, `soe:used` the unnamed ones by the time of their last use,
 * `soe:dropped` those that were dropped of late by the time of it. `soe:snapshots` describes the kept snapshots by id.
 * `soe:replicas` is the set of replicas' ids; the place of each is a key that expires, and so is the set of the
 * processes that have run at an address.
 */
export const keys = {
  worlds: 'soe:worlds',
  used: 'soe:used',
  dropped: 'soe:dropped',
  format: 'soe:format',
  world: (id: string) => `soe:world:${id}`,
  snapshots: 'soe:snapshots',
  snapshot: (id: string) => `soe:snapshot:${id}`,
  replicas: 'soe:replicas',
  replica: (id: string) => `soe:replica:${id}`,
  processes: (address: string) => `soe:processes:${address}`,
}

/** Real time that a world may be in use before its last use is written again, in milliseconds. */
export const useGrain = 30_000

/**
 * KEYS world, worlds, used · ARGV id, now (empty: never idle), head, how many worlds there may be, then field and
 * value of each aggregate. Answers -1 where there are as many.
 * Versions start at the time in microseconds: a world that is made anew never repeats one of its predecessor's.
 */
const create = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
if redis.call('SCARD', KEYS[2]) >= tonumber(ARGV[4]) then return -1 end
local time = redis.call('TIME')
redis.call('HSET', KEYS[1], '@version', time[1] .. string.format('%06d', time[2]), '@head', ARGV[3])
for at = 5, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
redis.call('SADD', KEYS[2], ARGV[1])
if ARGV[2] ~= '' then redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1]) end
return 1`

/**
 * KEYS world, used · ARGV id, now, the version that the caller has; answers that version, or a newer one with all
 * fields: without any, where something else is in the world's place.
 */
const load = `
local version = redis.pcall('HGET', KEYS[1], '@version')
if not version then return nil end
if type(version) == 'table' then return { '', {} } end
local used = redis.call('ZSCORE', KEYS[2], ARGV[1])
if used and ARGV[2] - used > ${useGrain} then redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1]) end
if version == ARGV[3] then return { version } end
return { version, redis.call('HGETALL', KEYS[1]) }`

/** KEYS world · ARGV the version that the change was made on, head, number of deleted fields, those, then fields and values. */
const commit = `
if redis.call('HGET', KEYS[1], '@version') ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], '@version', 1)
redis.call('HSET', KEYS[1], '@head', ARGV[2])
local deleted = 3 + ARGV[3]
for at = 4, deleted do redis.call('HDEL', KEYS[1], ARGV[at]) end
for at = deleted + 1, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
return 1`

const milliseconds = `
local time = redis.call('TIME')
local now = time[1] .. string.format('%03d', math.floor(time[2] / 1000))`

/** KEYS world, worlds, used, dropped · ARGV id */
const drop = `${milliseconds}
redis.call('SREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZADD', KEYS[4], now, ARGV[1])
return redis.call('UNLINK', KEYS[1])`

/** KEYS worlds · ARGV prefix of a world's key */
const list = `
local heads = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local head = redis.pcall('HGET', ARGV[1] .. id, '@head')
  if type(head) == 'string' then heads[#heads + 1] = { id, head } end
end
return heads`

/** How long a replica may take to hear what another one dropped, in milliseconds. */
const droppedFor = 3_600_000

/**
 * KEYS worlds, used, dropped · ARGV prefix of a world's key, the time before which a use is too old, how many may
 * stay, the time of the caller's last such call (empty: none) · Answers the time of this one, and the ids of the
 * worlds that any process has dropped since then.
 */
const dropIdle = `${milliseconds}
local surplus = redis.call('SCARD', KEYS[1]) - ARGV[3]
local ids = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[2])
if #ids < surplus then ids = redis.call('ZRANGE', KEYS[2], 0, surplus - 1) end
for _, id in ipairs(ids) do
  redis.call('UNLINK', ARGV[1] .. id)
  redis.call('SREM', KEYS[1], id)
  redis.call('ZREM', KEYS[2], id)
  redis.call('ZADD', KEYS[3], now, id)
end
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - ${droppedFor})
if ARGV[4] == '' then return { now, ids } end
local gone = {}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], ARGV[4], '+inf')) do
  if redis.call('EXISTS', ARGV[1] .. id) == 0 then gone[#gone + 1] = id end
end
return { now, gone }`

/** KEYS snapshots, snapshot · ARGV id, description, text, how many there may be, and how many bytes of all; -1 without room. */
const keepSnapshot = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 0 end
local kept = redis.call('HVALS', KEYS[1])
local bytes = cjson.decode(ARGV[2]).bytes
for _, text in ipairs(kept) do bytes = bytes + cjson.decode(text).bytes end
if #kept >= tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) then return -1 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[3])
return 1`

/** KEYS snapshots */
const listSnapshots = `return redis.call('HVALS', KEYS[1])`

/** KEYS snapshot */
const readSnapshot = `return redis.call('GET', KEYS[1])`

/** KEYS snapshots · ARGV id, description */
const describeSnapshot = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1`

/** KEYS snapshots, snapshot · ARGV id */
const dropSnapshot = `
redis.call('UNLINK', KEYS[2])
return redis.call('HDEL', KEYS[1], ARGV[1])`

/** KEYS format · ARGV the caller's format; answers the newest format that wrote here. */
const claimFormat = `
local found = tonumber(redis.call('GET', KEYS[1]) or '0')
local own = tonumber(ARGV[1])
if found < own then redis.call('SET', KEYS[1], own) end
return math.max(found, own)`

/** Milliseconds that a replica counts as running without renewing its lease. */
const leaseTime = 5000

/** How long the earlier processes of an address are known once none runs there, in seconds. */
const successionTime = 7 * 86_400

/**
 * KEYS replicas · ARGV prefix of a replica's key, id, place, the address where it has just started (else empty), and
 * the prefix of the processes of an address: a replica registered there before has ended. Answers the places of the
 * others that run.
 */
const joinReplicas = `
redis.call('SET', ARGV[1] .. ARGV[2], ARGV[3], 'PX', ${leaseTime})
local processes = ARGV[5] .. cjson.decode(ARGV[3]).address
redis.call('SADD', processes, ARGV[2])
redis.call('EXPIRE', processes, ${successionTime})
redis.call('SADD', KEYS[1], ARGV[2])
local others = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local place = redis.call('GET', ARGV[1] .. id)
  if id ~= ARGV[2] then
    if place and cjson.decode(place).address ~= ARGV[4] then others[#others + 1] = place
    else
      redis.call('DEL', ARGV[1] .. id)
      redis.call('SREM', KEYS[1], id)
    end
  end
end
return others`

/** KEYS replicas, replica · ARGV id */
const leaveReplicas = `
redis.call('SREM', KEYS[1], ARGV[1])
return redis.call('DEL', KEYS[2])`

/**
 * KEYS world · ARGV prefix of a replica's key, the caller's id, the prefix of the processes of an address · Answers
 * nothing if there is no world, the place of its home if that is another replica, 1 if it is the caller or was an
 * earlier process at the caller's address, and 2 if the caller has just become it.
 */
const homeOfWorld = `
local home = redis.pcall('HGET', KEYS[1], '@home')
if home == ARGV[2] then return 1 end
if type(home) == 'table' or redis.call('EXISTS', KEYS[1]) == 0 then return nil end
local place = home and redis.call('GET', ARGV[1] .. home)
if place then return place end
redis.call('HSET', KEYS[1], '@home', ARGV[2])
local own = home and redis.call('GET', ARGV[1] .. ARGV[2])
return own and redis.call('SISMEMBER', ARGV[3] .. cjson.decode(own).address, home) == 1 and 1 or 2`

export const scripts = {
  createWorld: { numberOfKeys: 3, lua: create },
  loadWorld: { numberOfKeys: 2, lua: load },
  commitWorld: { numberOfKeys: 1, lua: commit },
  dropWorld: { numberOfKeys: 4, lua: drop },
  listWorlds: { numberOfKeys: 1, lua: list },
  dropIdleWorlds: { numberOfKeys: 3, lua: dropIdle },
  keepSnapshot: { numberOfKeys: 2, lua: keepSnapshot },
  listSnapshots: { numberOfKeys: 1, lua: listSnapshots },
  readSnapshot: { numberOfKeys: 1, lua: readSnapshot },
  describeSnapshot: { numberOfKeys: 1, lua: describeSnapshot },
  dropSnapshot: { numberOfKeys: 2, lua: dropSnapshot },
  claimFormat: { numberOfKeys: 1, lua: claimFormat },
  joinReplicas: { numberOfKeys: 1, lua: joinReplicas },
  leaveReplicas: { numberOfKeys: 2, lua: leaveReplicas },
  homeOfWorld: { numberOfKeys: 1, lua: homeOfWorld },
} as const
