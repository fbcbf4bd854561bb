import type { OperationKey, ServiceErrorDetail } from '@soe/contracts'
import type { Verdict } from '../scenario-player/decide'
import type { RanEffect } from '../scenario-player/run-effects'
import type { CallContext } from './call-context'

/** A call as it happened. It keeps what the call had anyway, as it was; what is said of it is made when it is read. */
export interface RecordedCall {
  /** Milliseconds since 1970 on the world's clock. */
  readonly at: number
  readonly operation: OperationKey
  readonly context: CallContext
  /** The session that it ran in, which may be newer than the one it came with. */
  readonly sessionId: string | undefined
  readonly status: number
  readonly error: string | undefined
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  readonly ownError: string | undefined
  readonly details: readonly ServiceErrorDetail[] | undefined
  readonly verdict: Verdict | undefined
  readonly effects: readonly RanEffect[]
  readonly isRepeat: boolean
  /** It never reached its operation. */
  readonly isRefused: boolean
  /** Undefined where it was too large to keep. */
  readonly body: unknown
  readonly query: unknown
  readonly bytes: number
}
