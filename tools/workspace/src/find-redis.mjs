/**
 * What the search asks of the machine it runs on.
 * @typedef {Pick<import('./find-chrome.mjs').Machine, 'exists' | 'locate' | 'canInstallPackages' | 'run'> & RedisPath} RedisMachine
 * @typedef {object} RedisPath
 * @property {string | undefined} redisPath the value of REDIS_SERVER
 */

const program = 'redis-server'

/**
 * The path of a redis-server that can run, installed first where there is none.
 * @param {RedisMachine} machine
 * @returns {string}
 */
export function findRedis(machine) {
  const path = machine.redisPath ? named(machine, machine.redisPath) : (machine.locate(program) ?? install(machine))
  if (path) return path
  throw new Error('No redis-server found or installable: install Redis, or set REDIS_SERVER to one.')
}

/**
 * @param {RedisMachine} machine
 * @param {string} path
 */
function named(machine, path) {
  if (machine.exists(path)) return path
  throw new Error(`REDIS_SERVER names ${path}, which does not exist.`)
}

/** @param {RedisMachine} machine */
function install(machine) {
  if (!machine.canInstallPackages || !machine.run('apt-get', 'update')) return undefined
  machine.run('apt-get', 'install', '-y', '--no-install-recommends', program)
  return machine.locate(program)
}
