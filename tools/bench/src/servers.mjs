import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cpuTime } from './cpu-time.mjs'
import { spawnOnCore } from './pinned.mjs'

const serverCore = 0
const loadCore = 1

/** @param {string} name */
const besides = (name) => fileURLToPath(new URL(name, import.meta.url))

export const simulatorBundle = besides('../../../dist/apps/simulator/main.mjs')

/** @typedef {{ port: number, child: import('node:child_process').ChildProcess, cpu: () => number, stop: () => void }} Server */

/**
 * Starts a server that prints its address, and waits for it.
 * @param {readonly string[]} given
 * @returns {Promise<Server>}
 */
async function startServer(given) {
  const child = spawnOnCore(serverCore, given)
  if (!child.stdout) throw new Error('the server has no output')
  for await (const line of createInterface(child.stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port !== undefined) {
      return { port: Number(port), child, cpu: () => cpuTime(child.pid), stop: () => child.kill() }
    }
  }
  throw new Error(`${given.join(' ')} ended before it listened`)
}

/** @param {string} bundle @param {readonly string[]} [nodeFlags] @param {readonly string[]} [flags] */
export const startSimulator = (bundle, nodeFlags = [], flags = []) =>
  startServer([...nodeFlags, bundle, '--port', '0', ...flags])

/** @param {unknown} answer */
export const startBareServer = (answer) => startServer([besides('bare-server.mjs'), JSON.stringify(answer)])

const libraries = besides('../../../node_modules/.cache/soe-bench/libraries.cjs')

/** @param {unknown} answer */
export async function startLibraries(answer) {
  await build({
    entryPoints: [besides('libraries-server.ts')],
    outfile: libraries,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  })
  return startServer([libraries, JSON.stringify(answer)])
}

/** @typedef {{ perSecond: number, failures: number, busy: number, calls: number, median: number, p99: number }} Round */

export function startLoad() {
  const child = spawnOnCore(loadCore, [besides('load-process.mjs')])
  return {
    /** @param {import('./load.mjs').Load} load @returns {Promise<Round>} */
    async run(load) {
      child.send(load)
      const [round] = await once(child, 'message')
      return round
    },
    stop: () => child.kill(),
  }
}

/** Where a build lies: `dist` of this workspace, or a copy of another build's. */
export const builtShop = besides('../../../dist')

/** @param {string} dist @param {readonly string[]} [nodeFlags] */
export const startShop = (dist, nodeFlags = []) =>
  startServer([
    ...nodeFlags,
    join(dist, 'apps/simulator/main.mjs'),
    ...['--port', '0', '--store', 'memory'],
    ...['--static', join(dist, 'apps/storefront')],
  ])
