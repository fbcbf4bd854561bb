/** `npm run bench`: cart.addDevice of the simulator against a bare server that answers the same bytes. */
import { parseArgs } from 'node:util'
import { pinning } from './pinned.mjs'
import { simulatorBundle, startBareServer, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, requestBytes, sampleAnswer } from './shopper.mjs'
import { median } from './statistics.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    simulator: { type: 'string', default: simulatorBundle },
    /** Folder for a CPU profile of the simulator. */
    prof: { type: 'string' },
    /** Folder of the embedded store, in the place of memory. */
    data: { type: 'string' },
  },
})

const format = {
  perSecond: (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en-US')}/s`,
  median: (/** @type {number} */ value) => `${value.toFixed(2)} ms`,
  p99: (/** @type {number} */ value) => `${value.toFixed(2)} ms`,
  cpu: (/** @type {number} */ value) => `${Math.round(value)} µs`,
  busy: (/** @type {number} */ value) => `${Math.round(value * 100)} %`,
}

/** @typedef {keyof typeof format} Column */
/** @typedef {Record<Column, number>} Figures */

const columns = /** @type {Column[]} */ (Object.keys(format))

/** @param {string} name @param {readonly string[]} cells */
const line = (name, cells) => console.log([name.padEnd(10), ...cells.map((cell) => cell.padStart(12))].join(''))

/** @param {string} name @param {Figures} figures */
const row = (name, figures) =>
  line(
    name,
    columns.map((column) => format[column](figures[column])),
  )

/** @param {readonly Figures[]} rounds */
const middleOf = (rounds) =>
  /** @type {Figures} */ (
    Object.fromEntries(columns.map((column) => [column, median(rounds.map((round) => round[column]))]))
  )

const simulator = await startSimulator(
  values.simulator,
  values.prof === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.prof}`],
  values.data === undefined ? ['--store', 'memory'] : ['--data', values.data],
)
const shopper = await fillCart(`http://localhost:${simulator.port}`)
const answer = await sampleAnswer(shopper)
const bare = await startBareServer(answer)
const load = startLoad()

/**
 * @param {import('./servers.mjs').Server} server
 * @param {string} seconds
 * @returns {Promise<Figures>}
 */
const run = async ({ port, cpu }, seconds) => {
  const request = changeRequest(shopper, port)
  const before = cpu()
  const round = await load.run({ port, request, connections: Number(values.connections), seconds: Number(seconds) })
  if (round.failures > 0) throw new Error(`${round.failures} calls failed`)
  return { ...round, cpu: ((cpu() - before) / round.calls) * 1000 }
}

const bytes = Buffer.byteLength(JSON.stringify(answer))
console.log(`cart.addDevice: ${requestBytes} B in, ${bytes} B out, a cart of three lines; ${pinning}`)
console.log(`${values.rounds} alternating rounds of ${values.seconds} s, ${values.connections} connections\n`)
await run(bare, '3')
await run(simulator, '3')

line('', ['calls', 'median', 'p99', 'CPU a call', 'load busy'])
/** @type {{ bare: Figures, simulator: Figures }[]} */
const rounds = []
for (let count = 0; count < Number(values.rounds); count += 1) {
  const pair = { bare: await run(bare, values.seconds), simulator: await run(simulator, values.seconds) }
  row('bare', pair.bare)
  row('simulator', pair.simulator)
  rounds.push(pair)
}

/** @param {(pair: { bare: Figures, simulator: Figures }) => number} of */
const ratio = (of) => median(rounds.map(of)).toFixed(2)

console.log('\nMedian of the rounds')
row('bare', middleOf(rounds.map((pair) => pair.bare)))
row('simulator', middleOf(rounds.map((pair) => pair.simulator)))
console.log(`Ratio of calls a second  ${ratio((pair) => pair.simulator.perSecond / pair.bare.perSecond)}`)
console.log(`Ratio by CPU time        ${ratio((pair) => pair.bare.cpu / pair.simulator.cpu)}`)

load.stop()
bare.stop()
simulator.stop()
