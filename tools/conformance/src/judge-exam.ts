import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { heldOutFaults } from '@soe/drift/held-out'
import { startTwin } from '@soe/drift/twin'
import { main } from './main'
import { processIo } from './process-io'
import type { Report } from './reports/report'

const io = { ...processIo(), out: () => undefined, progress: () => undefined }

/** Judges what a fault touches in a simulator that has it. */
const findingsOf = async ({ only, ...parts }: (typeof heldOutFaults)[number]): Promise<Report['findings']> => {
  const twin = await startTwin(parts)
  const out = mkdtempSync(join(tmpdir(), 'soe-judge-exam-'))
  try {
    const flags = ['--target', twin.url, '--only', only.join(','), '--out', out]
    await main(flags, io)
    return (JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report).findings
  } finally {
    rmSync(out, { recursive: true })
    await twin.close()
  }
}

/** Judges each held-out fault whose id has one of the words given, all of them without words. */
const judgeExam = async (words: readonly string[]) => {
  const faults = heldOutFaults.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
  let found = 0
  for (const fault of faults) {
    const [first] = await findingsOf(fault)
    if (first) found += 1
    console.log(first ? `found   ${fault.id}: ${first.operation} ${first.kind}` : `MISSED  ${fault.id}: ${fault.title}`)
  }
  console.log(`${found} of ${faults.length} found`)
}

await judgeExam(parseArgs({ allowPositionals: true }).positionals)
