import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

// Called directly: npx takes half a second to find it.
const program = createRequire(import.meta.url).resolve('nx/bin/nx.js')

/**
 * Runs Nx to its end, without a daemon left behind.
 * @param {readonly string[]} given
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, node?: string }} [options] quiet: the output is returned, not shown
 */
export function runNx(given, { env = {}, quiet = false, node = process.execPath } = {}) {
  const { status, stdout, stderr } = spawnSync(node, [program, ...given], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: quiet ? stdout + stderr : '' }
}

/**
 * Runs Nx beside what else runs.
 * @param {readonly string[]} given
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether all went well
 */
export function startNx(given, env) {
  const child = spawn(process.execPath, [program, ...given], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => void child.on('close', (code) => resolve(code === 0)))
}
