/**
 * `npm run bench:against -- REF`: every figure of another commit and of this tree, in alternating rounds. Ends with 1
 * where a figure is worse by more than 5 %, with 2 where one could not be measured.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildTree } from './build-tree.mjs'
import { compareBench, toRows } from './compare-bench.mjs'
import { benches, benchOf } from './figures.mjs'
import { describeTree, ownRoot } from './tree.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Folder of the other tree: built there if there is none, and left. */
    keep: { type: 'string' },
    /** Names of benches, such as `weight,documents`. */
    only: { type: 'string' },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** File for the table. */
    markdown: { type: 'string' },
  },
})

const quickRounds = 3

const base = buildTree({ ref: positionals[0], keep: values.keep })
const title = `${describeTree(ownRoot)} against ${describeTree(base)}`
console.log(title)
/** @type {import('./compare-bench.mjs').Compared[]} */
const compared = []
for (const name of values.only?.split(',') ?? Object.keys(benches)) {
  const bench = benchOf(name)
  const rounds = Number(values.rounds ?? (values.quick ? Math.min(bench.rounds, quickRounds) : bench.rounds))
  console.log(`\n${name}, ${rounds} rounds`)
  const figures = await compareBench(bench, { base, own: ownRoot, rounds, isQuick: values.quick })
  for (const row of toRows(figures)) console.log(row.map((cell, at) => cell.padEnd(at === 0 ? 50 : 18)).join(''))
  compared.push(...figures)
}

if (values.markdown !== undefined) {
  const head = ['figure', 'base', 'own', 'ratio', '95 %', '']
  const lines = [head, head.map(() => '---'), ...toRows(compared)].map((cells) => `| ${cells.join(' | ')} |`)
  writeFileSync(values.markdown, [title, '', ...lines, ''].join('\n'))
}
const has = (/** @type {import('./compare-bench.mjs').Verdict} */ verdict) =>
  compared.some((figure) => figure.verdict === verdict)
process.exitCode = has('not measured') ? 2 : has('worse') ? 1 : 0
