import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cpuTime } from './cpu-time.mjs'
import { spawnOnCore } from './pinned.mjs'

const serverCore = 0
const loadCore = 1

/** @param {string} name */
const besides = (name) => fileURLToPath(new URL(name, import.meta.url))

/** @param {string} root of a built tree */
export const bundleOf = (root) => join(root, 'dist/apps/simulator/main.mjs')

/** @typedef {{ port: number, child: import('node:child_process').ChildProcess, cpu: () => number, stop: () => void }} Server */

/**
 * Starts a server that prints its address, and waits for it. Reads on afterwards, so that a full pipe does not block it.
 * @param {readonly string[]} given
 * @returns {Promise<Server>}
 */
export function startProgram(given) {
  const child = spawnOnCore(serverCore, given)
  const { stdout } = child
  if (!stdout) throw new Error('the server has no output')
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout)
    lines.on('line', (line) => {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
      if (port !== undefined)
        resolve({ port: Number(port), child, cpu: () => cpuTime(child.pid), stop: () => child.kill() })
    })
    lines.once('close', () => reject(new Error(`${given.join(' ')} ended before it listened`)))
  })
}

/** @param {string} root @param {readonly string[]} [flags] @param {readonly string[]} [nodeFlags] */
export const startSimulator = (root, flags = ['--store', 'memory'], nodeFlags = []) =>
  startProgram([...nodeFlags, bundleOf(root), '--port', '0', ...flags])

/** @param {unknown} answer */
export const startBareServer = (answer) => startProgram([besides('bare-server.mjs'), JSON.stringify(answer)])

/** The libraries of a tree, bundled with the source of this one. @param {string} root @param {unknown} answer */
export async function startLibraries(root, answer) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'soe-libraries-')), 'libraries.cjs')
  await build({
    stdin: {
      contents: readFileSync(besides('libraries-server.ts'), 'utf8'),
      resolveDir: join(root, 'tools/bench/src'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  })
  const server = await startProgram([outfile, JSON.stringify(answer)])
  rmSync(dirname(outfile), { recursive: true })
  return server
}

/** @typedef {{ perSecond: number, failures: number, calls: number, p99: number }} Answered */

const connections = 16

export function startLoad() {
  const child = spawnOnCore(loadCore, [besides('load-process.mjs')])
  return {
    /**
     * Sends a request again and again; `cpu` are microseconds of processor time a call.
     * @param {Server} server @param {string} request @param {number} seconds
     */
    async run({ port, cpu }, request, seconds) {
      const before = cpu()
      child.send({ port, request, connections, seconds })
      const [{ perSecond, failures, calls, p99 }] = /** @type {[Answered]} */ (await once(child, 'message'))
      if (failures > 0) throw new Error(`${failures} calls failed`)
      return { perSecond, p99, cpu: ((cpu() - before) / calls) * 1000 }
    },
    stop: () => child.kill(),
  }
}

/** The simulator of a tree, which serves the shop. @param {string} root @param {readonly string[]} [nodeFlags] */
export const startShop = (root, nodeFlags = []) =>
  startSimulator(root, ['--store', 'memory', '--static', join(root, 'dist/apps/storefront')], nodeFlags)
