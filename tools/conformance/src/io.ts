import { printable, printedLines, type Lines } from '@soe/contracts'

/** What the command line knows of the process around it. */
export interface ProcessIo {
  out(text: string): void
  err(text: string): void
  /** A line that the next one overwrites; shown in a terminal only. */
  progress(text: string): void
  readonly isTty: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal
  now(): number
  /** Milliseconds of processor time that the process has used. */
  cpu(): number
}

/** As the commands know it: a backend's words are printable, whatever they are. */
export interface Io extends Omit<ProcessIo, 'out' | 'err'> {
  out(lines: Lines): void
  err(lines: Lines): void
  /** A line that the build around it obeys. */
  order(line: string): void
  /** Prints the command's one value with `--json`, and nothing without it. */
  answer(value: unknown): void
}

const silent = () => undefined

export const printingIo = (io: ProcessIo, isJson = false): Io => ({
  ...io,
  err: (lines) => io.err(printedLines(lines)),
  ...(isJson
    ? {
        out: silent,
        order: silent,
        progress: silent,
        answer: (value) => io.out(printable(JSON.stringify(value, null, 2))),
      }
    : { out: (lines) => io.out(printedLines(lines)), order: io.out, answer: silent }),
})
