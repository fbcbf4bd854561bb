/** `npm run bench`: cart.addDevice of the simulator, and its libraries alone, against a bare server that answers the same bytes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareServer, startLibraries, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, sampleAnswer } from './shopper.mjs'

/** @typedef {{ perSecond: number, p99: number, cpu: number }} Run */

/** Flags of each store; two processes of one build differ too, so each round starts its own. @param {string} data @returns {Readonly<Record<string, string[]>>} */
const stores = (data) => ({
  memory: ['--store', 'memory'],
  embedded: ['--data', join(data, 'disk')],
  process: ['--data', join(data, 'process'), '--durability', 'process'],
})

/** @type {import('./figures.mjs').Open} */
export async function open(root, { isQuick }) {
  const seconds = isQuick ? 1 : 3
  const load = startLoad()
  const first = await startSimulator(root)
  const shopper = await fillCart(`http://localhost:${first.port}`)
  const answer = await sampleAnswer(shopper)
  first.stop()
  const bare = await startBareServer(answer)
  const libraries = await startLibraries(root, answer)

  /** @param {import('./servers.mjs').Server} server @param {import('./shopper.mjs').Shopper} caller @returns {Promise<Run>} */
  const run = (server, caller) => load.run(server, changeRequest(caller, server.port), seconds)

  /** @param {readonly string[]} flags */
  async function runStore(flags) {
    const server = await startSimulator(root, flags)
    const caller = await fillCart(`http://localhost:${server.port}`)
    await run(server, caller)
    const measured = await run(server, caller)
    server.stop()
    return measured
  }

  async function measure() {
    const data = mkdtempSync(join(tmpdir(), 'soe-bench-'))
    await run(bare, shopper)
    const base = await run(bare, shopper)
    /** @type {Record<string, number>} */
    const samples = { libraries: (await run(libraries, shopper)).perSecond / base.perSecond }
    for (const [name, flags] of Object.entries(stores(data))) {
      const { perSecond, p99, cpu } = await runStore(flags)
      samples[name] = perSecond / base.perSecond
      samples[`${name}, calls`] = perSecond
      samples[`${name}, p99`] = p99
      samples[`${name}, processor time of a call`] = cpu
    }
    rmSync(data, { recursive: true, force: true })
    return samples
  }
  await run(libraries, shopper)
  return { measure, close: () => [bare, libraries, load].forEach(({ stop }) => stop()) }
}
