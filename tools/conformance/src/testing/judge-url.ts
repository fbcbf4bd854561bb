import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../main'
import type { Report } from '../reports/report'

export interface Judged {
  readonly code: number
  readonly lines: readonly string[]
  readonly report: Report
}

/** Judges a backend in this process, as the command line would. */
export const judgeUrl = async (url: string, ...flags: readonly string[]): Promise<Judged> => {
  const out = mkdtempSync(join(tmpdir(), 'soe-conform-'))
  const lines: string[] = []
  const code = await main(['--target', url, '--out', out, ...flags], {
    out: (text) => void lines.push(text),
    err: (text) => void lines.push(text),
    progress: () => undefined,
    isTty: false,
    env: {},
    signal: new AbortController().signal,
    now: () => performance.now(),
    cpu: () => 0,
  })
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  rmSync(out, { recursive: true })
  return { code, lines, report }
}
