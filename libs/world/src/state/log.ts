import type { Aggregate } from './aggregate'

/** A record that the shop sent to the error log. */
export interface LogState extends Aggregate {
  readonly at: number
  readonly sessionId: string
  readonly record: Readonly<Record<string, unknown>>
}
