/**
 * `run.mjs documents`: measures this build's figures of a bench, round by round, and writes them into README.md.
 * `--dry` only prints, `--rounds N` measures so often.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchOf } from './figures.mjs'
import { units } from './number-texts.mjs'
import { pinning } from './pinned.mjs'
import { replaceFigures } from './readme-figures.mjs'
import { median, medianInterval } from './statistics.mjs'
import { describeTree, ownRoot } from './tree.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, dry: { type: 'boolean', default: false } },
})
const bench = benchOf(positionals[0] ?? '')
const count = Number(values.rounds ?? bench.rounds)

console.log(`${bench.command}: ${count} rounds; ${pinning}\n`)
const open = await bench.load()
const { measure, close } = await open(ownRoot, { isQuick: false })
/** @type {import('./figures.mjs').Samples[]} */
const rounds = []
try {
  for (let round = 0; round < count; round += 1) rounds.push(await measure())
} finally {
  close()
}

/** @param {string} name */
const samplesOf = (name) =>
  rounds.map((samples) => {
    const value = samples[name]
    if (value === undefined) throw new Error(`${bench.command} has not measured "${name}"`)
    return value
  })

/** @type {Record<string, string[]>} */
const cells = {}
for (const { name, unit, row } of bench.figures) {
  const samples = samplesOf(name)
  const text = units[unit](median(samples))
  console.log(`${name.padEnd(44)}${text.padStart(12)}   ${medianInterval(samples).map(units[unit]).join(' to ')}`)
  if (row !== undefined) (cells[row] ??= []).push(text)
}

if (!values.dry && Object.keys(cells).length > 0) {
  const readme = join(ownRoot, 'README.md')
  const date = new Date().toISOString().slice(0, 10)
  const measurement = { command: bench.command, commit: describeTree(ownRoot), date }
  writeFileSync(readme, replaceFigures(readFileSync(readme, 'utf8'), measurement, cells))
  console.log('\nWritten to README.md')
}
