import type { Aggregate } from './aggregate'

/** The reply to a change, stored so that a retry of the same request gets it again. */
export interface StoredReplyState extends Aggregate {
  readonly sessionId: string
  readonly operation: string
  readonly status: number
  /** A `StoredBody`, or plain JSON where it was read from a store. */
  readonly body: unknown
}

/** A failure that QA ordered for the next call of an operation. */
export interface FailureState extends Aggregate {
  readonly on: string
  readonly error?: string
  readonly status?: number
}

/** A record that the shop sent to the error log. */
export interface LogState extends Aggregate {
  readonly at: number
  readonly sessionId: string
  readonly record: Readonly<Record<string, unknown>>
}
