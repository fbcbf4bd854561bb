import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../reports/report'
import { runConform } from './run-conform'

export interface Judged {
  readonly code: number
  readonly lines: readonly string[]
  readonly report: Report
}

/** Judges a backend, and reads the report. */
export const judgeUrl = async (url: string, ...flags: readonly string[]): Promise<Judged> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-conform-'))
  const { code, out, err } = await runConform(['--target', url, '--out', folder, ...flags])
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return { code, lines: `${out}${err}`.split('\n'), report }
}
