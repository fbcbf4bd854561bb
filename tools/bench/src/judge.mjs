/** `npm run bench:judge`: how long the judge takes for every operation of the simulator, and how busy it is meanwhile. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { seconds } from './number-texts.mjs'
import { spawnOnCore } from './pinned.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { simulatorBundle, startSimulator } from './servers.mjs'
import { median } from './statistics.mjs'

const command = 'npm run bench:judge'
const { values } = parseArgs({ options: { ...dryOption, rounds: { type: 'string', default: '3' } } })

/** @param {string} path */
const besides = (path) => fileURLToPath(new URL(path, import.meta.url))

const judgeCore = 1
const judge = besides('../../conformance/dist/soe-conform.mjs')

/** @typedef {{ ms: number, cpuMs: number, counts: Record<string, number> }} Report */

/** @param {number} port @returns {Promise<Report>} */
const run = async (port) => {
  const out = mkdtempSync(join(tmpdir(), 'soe-judge-'))
  const child = spawnOnCore(judgeCore, [judge, '--target', `http://localhost:${port}`, '--out', out])
  child.stdout?.resume()
  await once(child, 'close')
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
  rmSync(out, { recursive: true })
  return report
}

execFileSync(process.execPath, [besides('../../workspace/src/build-program.mjs'), 'conformance'], { stdio: 'inherit' })
const simulator = await startSimulator(simulatorBundle)
/** @type {Report[]} */
const reports = []
for (let round = 0; round < Number(values.rounds); round += 1) reports.push(await run(simulator.port))
simulator.stop()

const time = median(reports.map(({ ms }) => ms))
const busy = Math.round(median(reports.map(({ ms, cpuMs }) => (cpuMs / ms) * 100)))
console.log(`Every operation as every audience, median of ${values.rounds}: ${seconds(time)}, ${busy} % of a processor`)
console.log(reports.map(({ counts }) => JSON.stringify(counts)).join('\n'))

const rows = rowsOf[command]
publishFigures(command, { [rows.time]: [seconds(time)], [rows.busy]: [`${busy} %`] }, values)
