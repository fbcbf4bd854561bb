/** `npm run bench`: cart.addDevice of the simulator, and its libraries alone, against a bare server that answers the same bytes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureFlush } from './disk-flush.mjs'
import { rowsOf } from './figure-rows.mjs'
import { fineMilliseconds, ratio as ratioText } from './number-texts.mjs'
import { pinning } from './pinned.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { simulatorBundle, startBareServer, startLibraries, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, requestBytes, sampleAnswer } from './shopper.mjs'
import { median, medians } from './statistics.mjs'

const command = 'npm run bench'
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    simulator: { type: 'string', default: simulatorBundle },
    /** Another build's bundle, measured in turn with this one, in memory. */
    base: { type: 'string' },
    /** Folder for a CPU profile of the simulator in memory. */
    prof: { type: 'string' },
    ...dryOption,
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

const data = mkdtempSync(join(tmpdir(), 'soe-bench-'))
const profiled = values.prof === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.prof}`]
const inMemory = ['--store', 'memory']

/** @param {import('./servers.mjs').Server} server */
const withShopper = async (server) => ({ server, shopper: await fillCart(`http://localhost:${server.port}`) })

const memory = await withShopper(await startSimulator(values.simulator, profiled, inMemory))
const answer = await sampleAnswer(memory.shopper)
const { shopper } = memory

/** @typedef {{ server: import('./servers.mjs').Server, shopper: import('./shopper.mjs').Shopper }} Measured */

/** What is measured, in the order of a round; the bare server is what all others are compared with. @type {Readonly<Record<string, Measured>>} */
const measured = {
  bare: { server: await startBareServer(answer), shopper },
  libraries: { server: await startLibraries(answer), shopper },
  ...(values.base !== undefined && { base: await withShopper(await startSimulator(values.base, [], inMemory)) }),
  memory,
  embedded: await withShopper(await startSimulator(values.simulator, [], ['--data', join(data, 'disk')])),
  process: await withShopper(
    await startSimulator(values.simulator, [], ['--data', join(data, 'process'), '--durability', 'process']),
  ),
}
const load = startLoad()

/** @param {Measured} measured @param {string} seconds @returns {Promise<Figures>} */
async function run({ server: { port, cpu }, shopper: caller }, seconds) {
  const request = changeRequest(caller, port)
  const before = cpu()
  const round = await load.run({ port, request, connections: Number(values.connections), seconds: Number(seconds) })
  if (round.failures > 0) throw new Error(`${round.failures} calls failed`)
  const { perSecond, median: middle, p99, busy } = round
  return { perSecond, median: middle, p99, cpu: ((cpu() - before) / round.calls) * 1000, busy }
}

const bytes = Buffer.byteLength(JSON.stringify(answer))
console.log(`cart.addDevice: ${requestBytes} B in, ${bytes} B out, a cart of three lines; ${pinning}`)
console.log(`${values.rounds} alternating rounds of ${values.seconds} s, ${values.connections} connections\n`)

/** @typedef {Readonly<Record<string, Figures>>} Round */

/** @param {string} seconds @returns {Promise<Round>} */
async function runEach(seconds) {
  /** @type {Record<string, Figures>} */
  const round = {}
  for (const [name, each] of Object.entries(measured)) round[name] = await run(each, seconds)
  return round
}

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

/** The figures of one server, round by round. @param {string} name @returns {Figures[]} */
const of = (name) => rounds.flatMap((round) => round[name] ?? [])

console.log('\nMedian of the rounds')
rows(Object.fromEntries(Object.keys(measured).map((name) => [name, medians(of(name))])))

/** Compares each round with the adjacent round of the bare server. @param {string} name @param {(own: Figures, bare: Figures) => number} compare */
const ratio = (name, compare) => {
  const bare = of('bare')
  return ratioText(median(of(name).flatMap((own, round) => (bare[round] ? compare(own, bare[round]) : []))))
}

for (const name of Object.keys(measured).filter((each) => each !== 'bare')) {
  const calls = ratio(name, (own, bare) => own.perSecond / bare.perSecond)
  const time = ratio(name, (own, bare) => bare.cpu / own.cpu)
  console.log(`${name.padEnd(10)} ${calls} of the bare server by calls a second, ${time} by CPU time`)
}

/** What a reply of a store takes beside one from memory, round by round. @param {string} name */
const beside = (name) => {
  const inMemory = of('memory')
  const differences = (/** @type {Column} */ column) =>
    median(of(name).map((own, round) => own[column] - (inMemory[round]?.[column] ?? Number.NaN)))
  return `${fineMilliseconds(differences('median'))} later, of which ${Math.round(differences('cpu'))} µs of processor`
}

console.log(
  `\nA reply of the embedded store, beside one from memory; the disk's own flush takes ${fineMilliseconds(measureFlush(data))}`,
)
for (const name of ['embedded', 'process']) console.log(`${name.padEnd(10)} ${beside(name)}`)

const stores = of('embedded').map((own, round) => own.perSecond / (of('process')[round]?.perSecond ?? Number.NaN))
console.log(`embedded   ${ratioText(median(stores))} of process by calls a second`)

load.stop()
for (const { server } of Object.values(measured)) server.stop()
rmSync(data, { recursive: true, force: true })

publishFigures(
  command,
  Object.fromEntries(
    Object.entries(rowsOf[command]).map(([name, row]) => [
      row,
      [ratio(name, (own, bare) => own.perSecond / bare.perSecond)],
    ]),
  ),
  values,
)
