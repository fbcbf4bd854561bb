/** `npm run bench:carrier`: what a world with a real backend adds to a call, over a proxy that changes nothing. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { measure as callFor } from './load.mjs'
import { armRules, everyRule } from './rules.mjs'
import { startProgram, startSimulator } from './servers.mjs'
import { changeRequest, fillCart } from './shopper.mjs'
import { median } from './statistics.mjs'

/** Short turns, so that other load on the machine affects both alike. */
const turns = 20
const seconds = 0.05

/** A condition on the request: a real backend does not report the cart before a call. */
const ofRequest = { request: { 'cartInfo.intendType': { equals: 'AAL' } } }

/** @typedef {{ server: import('./servers.mjs').Server, request: string }} Way */

/** One call at a time, so that queueing adds nothing. @param {Way} way @param {number} length */
const call = async ({ server: { port }, request }, length) => {
  const { latencies, failures } = await callFor({ port, request, connections: 1, seconds: length })
  if (failures > 0) throw new Error(`${failures} calls failed`)
  return latencies
}

/**
 * The proxy and the simulator share one backend, and take turns.
 * @type {import('./figures.mjs').Open}
 */
export async function open(root) {
  const build = [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance']
  execFileSync(process.execPath, build, { stdio: 'inherit', cwd: root })
  const judge = join(root, 'tools/conformance/dist/soe-conform.mjs')
  const backend = await startSimulator(root)
  const target = `http://localhost:${backend.port}`
  const proxy = await startProgram([judge, 'proxy', '--target', target, '--port', '0'])
  const front = await startSimulator(root, ['--store', 'memory', '--carrier', target])
  const plain = { server: proxy, request: changeRequest(await fillCart(`http://localhost:${proxy.port}`), proxy.port) }
  const shopper = await fillCart(`http://localhost:${front.port}`)
  await armRules(shopper.base, shopper, everyRule, ofRequest)
  const carried = { server: front, request: changeRequest(shopper, front.port) }
  for (const way of [plain, carried, plain, carried]) await call(way, 1)

  async function measure() {
    const latencies = { plain: /** @type {number[]} */ ([]), carried: /** @type {number[]} */ ([]) }
    const spent = { plain: 0, carried: 0 }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [name, way] of /** @type {const} */ ([
        ['plain', plain],
        ['carried', carried],
      ])) {
        const before = way.server.cpu()
        latencies[name].push(...(await call(way, seconds)))
        spent[name] += way.server.cpu() - before
      }
    }
    /** Microseconds a call. @param {keyof typeof spent} name */
    const processorTime = (name) => (spent[name] / latencies[name].length) * 1000
    return {
      added: median(latencies.carried) - median(latencies.plain),
      'added processor time': processorTime('carried') - processorTime('plain'),
    }
  }
  return { measure, close: () => [backend, proxy, front].forEach(({ stop }) => stop()) }
}
