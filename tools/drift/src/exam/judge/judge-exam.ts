/**
 * Judges the held-out faults, those alone whose ids have one of the words given: `judge-exam.ts order session`.
 * With `--second`, `--third`, `--fourth`, `--fifth` or `--sixth` it judges that list instead, with `--all` it tells every finding of a fault.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Drift } from '../../drift'
import { root, runProgram } from '../../rivals/rival'
import { startTwin } from '../../twin'
import { heldOutFaults } from '../held-out/all-held-out'
import { fifthFaults } from '../held-out/fifth/fifth'
import { fourthFaults } from '../held-out/fourth/fourth'
import { sixthFaults } from '../held-out/sixth/sixth'
import { secondFaults } from '../held-out/second'
import { thirdFaults } from '../held-out/third/third'

const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')

interface Report {
  readonly findings: readonly { readonly operation: string; readonly kind: string }[]
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

const lists = { second: secondFaults, third: thirdFaults, fourth: fourthFaults, fifth: fifthFaults, sixth: sixthFaults }
const flag = { type: 'boolean', default: false } as const
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { second: flag, third: flag, fourth: flag, fifth: flag, sixth: flag, all: flag },
})
const chosen = (Object.keys(lists) as (keyof typeof lists)[]).find((name) => values[name])
const faults = (chosen ? lists[chosen] : heldOutFaults).filter(
  ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
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
