import { spawn, spawnSync } from 'node:child_process'

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

export const pinning = hasTaskset ? 'one core each for server and load' : 'taskset is missing: cores are shared'

/**
 * Starts Node on one core.
 * @param {number} core
 * @param {readonly string[]} given
 */
export function spawnOnCore(core, given) {
  const node = [process.execPath, ...given]
  const [command = '', ...rest] = hasTaskset ? ['taskset', '-c', String(core), ...node] : node
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
}
