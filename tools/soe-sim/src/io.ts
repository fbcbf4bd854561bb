/** What the commands know of the process around them. */
export interface Io {
  /** A line, or several, of what was asked for. */
  out(text: string): void
  /** What went wrong, and notes beside the output. */
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
