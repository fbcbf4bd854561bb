/**
 * Judges the planted faults of one exam, those alone whose ids have one of the words given: `judge-exam.ts order session`.
 * `--draw sixth` takes another exam than the first, `--all` prints every finding of a fault.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Drift } from './drift'
import { root, runProgram } from './rivals/rival'
import { startTwin } from './twin'
import { draws } from './planted/fault'
import { plantedFaults } from './planted/planted-faults'

const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')

interface Report {
  readonly findings: readonly Readonly<Record<'operation' | 'kind', string>>[]
}

/** Judges what a fault touches in a simulator that has it. */
const findingsOf = async ({ only, ...parts }: Drift): Promise<Report['findings']> => {
  const twin = await startTwin(parts)
  const out = mkdtempSync(join(tmpdir(), 'soe-judge-exam-'))
  try {
    const said = await runProgram(process.execPath, [
      conform,
      '--target',
      twin.url,
      '--only',
      only.join(','),
      '--out',
      out,
    ])
    const report = join(out, 'report.json')
    if (!existsSync(report)) throw new Error(`The judge left no report: ${said}`)
    return (JSON.parse(readFileSync(report, 'utf8')) as Report).findings
  } finally {
    rmSync(out, { recursive: true })
    await twin.close()
  }
}

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { draw: { type: 'string', default: 'first' }, all: { type: 'boolean', default: false } },
})
const chosen = draws.find((name) => name === values.draw)
if (!chosen) throw new Error(`There is no draw "${values.draw}", but ${draws.join(', ')}.`)
const faults = plantedFaults.filter(
  ({ id, draw }) => draw === chosen && (words.length === 0 || words.some((word) => id.includes(word))),
)
let found = 0
for (const fault of faults) {
  const findings = await findingsOf(fault).catch((error: Error) => {
    console.log(`NOT JUDGED ${fault.id}: ${error.message}`)
    return undefined
  })
  if (!findings) continue
  const [first] = findings
  if (first) found += 1
  console.log(first ? `found   ${fault.id}: ${first.operation} ${first.kind}` : `MISSED  ${fault.id}: ${fault.title}`)
  if (values.all) for (const finding of findings) console.log(`        ${JSON.stringify(finding).slice(0, 400)}`)
}
console.log(`${found} of ${faults.length} found`)
