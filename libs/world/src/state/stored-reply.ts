import type { Aggregate } from './aggregate'

/** The reply to a change, stored so that a retry of the same request gets it again. */
export interface StoredReplyState extends Aggregate {
  readonly sessionId: string
  readonly operation: string
  readonly status: number
  readonly body: unknown
}
