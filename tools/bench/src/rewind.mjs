/**
 * `npm run bench:rewind`: a fork before a call 200 calls ago against a fork of now, in a world with 50 lines; and with
 * `--base`, the bundle of another build, what a build costs `cart.addDevice` against it, in pairs.
 */
import { parseArgs } from 'node:util'
import { pinning } from './pinned.mjs'
import { simulatorBundle, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, sampleAnswer } from './shopper.mjs'
import { median, medianInterval } from './statistics.mjs'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    simulator: { type: 'string', default: simulatorBundle },
    base: { type: 'string' },
  },
})
const pairs = Number(values.pairs)

const lines = 50
const keptCalls = 200

/** @param {string} bundle @param {number} [count] lines in the cart */
const start = async (bundle, count) => {
  const server = await startSimulator(bundle, [], ['--store', 'memory'])
  const shopper = await fillCart(`http://localhost:${server.port}`, count)
  return { server, shopper, request: changeRequest(shopper, server.port) }
}

/** A median with the 95 % interval that it lies in. @param {readonly number[]} figures @param {(figure: number) => string} text */
const withInterval = (figures, text) => `${text(median(figures))} (${medianInterval(figures).map(text).join(' to ')})`

async function compareForks() {
  const { server, shopper } = await start(values.simulator, lines)
  for (let call = 0; call < keptCalls; call += 1) await sampleAnswer(shopper)
  const world = shopper.cookies.get('sim-world')
  const past = { world, before: `${world}-${lines + 1}` }
  /** Milliseconds that a fork takes. @param {object} from */
  const fork = async (from) => {
    const at = performance.now()
    const answer = await fetch(`${shopper.base}/__sim/v1/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from }),
    })
    if (!answer.ok) throw new Error(`the fork was answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
    return performance.now() - at
  }
  const now = []
  const more = []
  for (let pair = 0; pair < pairs * 10; pair += 1) {
    const took = await fork({ world })
    now.push(took)
    more.push((await fork(past)) - took)
  }
  const text = (/** @type {number} */ ms) => `${ms.toFixed(2)} ms`
  console.log(`a fork of now takes ${withInterval(now, text)}`)
  console.log(`before a call ${keptCalls} calls ago it takes longer by ${withInterval(more, text)}`)
  server.stop()
}

const load = startLoad()

/** Processor time of a call, of a process that has warmed up. @param {string} bundle */
async function costOf(bundle) {
  const { server, request } = await start(bundle)
  const run = async () => {
    const round = await load.run({
      port: server.port,
      request,
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    })
    if (round.failures > 0) throw new Error(`${round.failures} calls failed`)
    return round.calls
  }
  await run()
  const before = server.cpu()
  const calls = await run()
  const cost = (server.cpu() - before) / calls
  server.stop()
  return cost
}

/** Two processes of one build differ too, so that each figure has a process of its own. @param {string} base */
async function comparePairs(base) {
  const costs = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const bundles = [base, values.simulator]
    const cost = new Map()
    for (const bundle of pair % 2 === 0 ? bundles : bundles.toReversed()) cost.set(bundle, await costOf(bundle))
    costs.push(cost.get(values.simulator) / cost.get(base))
  }
  console.log(`cart.addDevice costs ${withInterval(costs, (cost) => cost.toFixed(3))} of the base, in processor time`)
}

console.log(`${pairs} pairs; ${pinning}`)
await compareForks()
if (values.base !== undefined) await comparePairs(values.base)
load.stop()
