import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printable } from '@soe/contracts'
import { replayFile, type Report } from './report'
import { writeHtml } from './write-html'
import { writeJunit } from './write-junit'
import { writeSarif } from './write-sarif'

const writers: Readonly<Record<string, (report: Report) => string>> = {
  'report.html': writeHtml,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  'junit.xml': writeJunit,
  'report.sarif': writeSarif,
}

/** Writes every kind of report into a folder. */
export const writeReports = (dir: string, report: Report) => {
  mkdirSync(dir, { recursive: true })
  for (const [name, write] of Object.entries(writers)) writeFileSync(join(dir, name), printable(write(report)))
}

/** Writes the replay of each finding into a folder beside the reports. */
export const writeReplays = (dir: string, replays: ReadonlyMap<string, string> | undefined) => {
  if (!replays || replays.size === 0) return
  mkdirSync(join(dir, 'replays'), { recursive: true })
  for (const [fingerprint, text] of replays) writeFileSync(join(dir, replayFile(fingerprint)), text)
}
