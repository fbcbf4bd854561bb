/** `npm run bench`: cart.addDevice of the simulator, and its libraries alone, against a bare server that answers the same bytes. */
import { parseArgs } from 'node:util'
import { pinning } from './pinned.mjs'
import { simulatorBundle, startBareServer, startLibraries, startLoad, startSimulator } from './servers.mjs'
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
    durability: { type: 'string', default: 'disk' },
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
  values.data === undefined ? ['--store', 'memory'] : ['--data', values.data, '--durability', values.durability],
)
const shopper = await fillCart(`http://localhost:${simulator.port}`)
const answer = await sampleAnswer(shopper)
const servers = { bare: await startBareServer(answer), libraries: await startLibraries(answer), simulator }
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
/** @typedef {Record<keyof typeof servers, Figures>} Round */

/** @param {string} seconds @returns {Promise<Round>} */
const runEach = async (seconds) => ({
  bare: await run(servers.bare, seconds),
  libraries: await run(servers.libraries, seconds),
  simulator: await run(servers.simulator, seconds),
})

/** @param {Round} round */
const rows = (round) => {
  for (const [name, figures] of Object.entries(round)) row(name, figures)
}

await runEach('3')
line('', ['calls', 'median', 'p99', 'CPU a call', 'load busy'])
/** @type {Round[]} */
const rounds = []
for (let count = 0; count < Number(values.rounds); count += 1) {
  const round = await runEach(values.seconds)
  rows(round)
  rounds.push(round)
}

console.log('\nMedian of the rounds')
rows({
  bare: middleOf(rounds.map(({ bare }) => bare)),
  libraries: middleOf(rounds.map(({ libraries }) => libraries)),
  simulator: middleOf(rounds.map(({ simulator: own }) => own)),
})

/** @param {(figures: Figures, bare: Figures) => number} of @param {'libraries' | 'simulator'} name */
const ratio = (of, name) => median(rounds.map((round) => of(round[name], round.bare))).toFixed(2)

for (const name of /** @type {const} */ (['libraries', 'simulator'])) {
  const calls = ratio((own, bare) => own.perSecond / bare.perSecond, name)
  const time = ratio((own, bare) => bare.cpu / own.cpu, name)
  console.log(`${name.padEnd(10)} ${calls} of the bare server by calls a second, ${time} by CPU time`)
}

load.stop()
for (const server of Object.values(servers)) server.stop()
