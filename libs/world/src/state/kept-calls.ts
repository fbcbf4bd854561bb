import type { Stored } from './aggregate'

/** The reply to a change, stored so that a retry of the same request gets it again. */
export type StoredReplyState = Stored<'outcomes'>

/** A failure that QA ordered for the next call of an operation. */
export type FailureState = Stored<'failures'>

/** A record that the shop sent to the error log. */
export type LogState = Stored<'logs'>
