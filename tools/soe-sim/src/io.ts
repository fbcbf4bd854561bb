import { printedLines, type Lines } from '@soe/contracts'

export interface ProcessIo {
  out(text: string): void
  err(text: string): void
  readStdin(): Promise<string>
  /** Aborts when the user stops the command, such as by Ctrl-C. */
  untilStopped(): AbortSignal
  readonly isTty: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** The version of the command line. */
  readonly version: string
  /** The program that starts the simulator. */
  readonly startProgram: string
}

/** As the commands know it: what they print is printable. */
export interface Io extends Omit<ProcessIo, 'out' | 'err'> {
  /** What was asked for. */
  out(lines: Lines): void
  /** What went wrong, and notes beside the output. */
  err(lines: Lines): void
  /** A line with colors, whose words are printable. */
  painted(line: string): void
}

export const printingIo = (io: ProcessIo): Io => ({
  ...io,
  out: (lines) => io.out(printedLines(lines)),
  err: (lines) => io.err(printedLines(lines)),
  painted: io.out,
})
