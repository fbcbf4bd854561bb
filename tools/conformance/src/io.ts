import { printedLines, type Lines } from '@soe/contracts'

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
}

export const printingIo = (io: ProcessIo): Io => ({
  ...io,
  out: (lines) => io.out(printedLines(lines)),
  err: (lines) => io.err(printedLines(lines)),
  order: io.out,
})
