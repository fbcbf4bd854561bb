/** What the command line knows of the process around it. */
export interface Io {
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
