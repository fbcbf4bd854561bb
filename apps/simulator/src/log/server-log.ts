import type { RequestLine } from './request-line'

export interface ServerLog {
  /** It listens at this address. */
  listening(base: string): void
  warn(text: string): void
  /** A failure of the simulator itself. */
  error(error: unknown): void
  /** Absent where requests are not logged. */
  readonly request?: (line: RequestLine) => void
}

export const logForms = ['text', 'json'] as const
export type LogForm = (typeof logForms)[number]
