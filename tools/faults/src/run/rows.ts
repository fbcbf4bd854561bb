import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReachRow {
  /** The folder of the browser suite, or `jest`. */
  readonly suite: string
  /** A browser test by its file and titles, or a Jest file. */
  readonly test: string
  /** Of a browser suite: its width, or the app's shell. */
  readonly project?: string
  readonly outcome: 'passed' | 'failed'
  readonly ms: number
  readonly reached?: readonly string[]
}

/** A test that was run with a fault. A caught fault has failed it, and without the fault it passes. */
export interface ResultRow {
  readonly suite: string
  readonly test: string
  readonly fault: string
  /** `flaky` passed when it was repeated; `broken` fails without the fault, too. */
  readonly outcome: 'passed' | 'caught' | 'flaky' | 'broken'
  readonly ms: number
}

/** Whether a test was or was not told apart by a fault. */
export const hasSettled = ({ outcome }: ResultRow) => outcome === 'passed' || outcome === 'caught'

/** The lines of a file; the last may have been cut short. */
export const readRows = <Row>(path: string): Row[] => {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Row]
      } catch {
        return []
      }
    })
}

export const readResults = (folder: string): ResultRow[] =>
  readdirSync(folder)
    .filter((name) => /^results.*\.jsonl$/.test(name))
    .flatMap((name) => readRows<ResultRow>(join(folder, name)))
