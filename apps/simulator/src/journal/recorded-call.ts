import type { NetworkShare, OperationKey, ServiceErrorDetail } from '@soe/contracts'
import type { CallContext } from '@soe/carrier'
import type { CallEnding } from './call-ending'
import type { SentAnswer } from './kept-answers'

export interface HeldAnswer {
  readonly answered: OperationKey
  /** A duration. */
  readonly atMost: string
  readonly isLate: boolean
}

export interface OwnAnswer {
  readonly status: number
  readonly error?: string
  readonly body: unknown
}

/**
 * A call as it happened. It keeps what the call had anyway, and the body as text: every pause of the garbage collector
 * copies the latest calls. Sentences are made when it is read.
 */
export interface RecordedCall {
  /** Milliseconds since 1970 on the world's clock. */
  readonly at: number
  /** The version of the world that it began on. */
  readonly version: number
  readonly operation: OperationKey
  readonly context: CallContext & {
    readonly referer?: string | undefined
    readonly sender?: 'shop' | 'test' | undefined
  }
  /** What `judgeHeaders` found. */
  readonly headerProblems: number
  /** The session that it ran in, which may be newer than the one it came with. */
  readonly sessionId: string | undefined
  readonly status: number
  /** Id of the error, or code of the refusal, that was answered. */
  readonly error: string | undefined
  /** What the operation would have answered by itself, where a rule's answer or fault took its place. */
  ownAnswer?: OwnAnswer
  readonly details: readonly ServiceErrorDetail[] | undefined
  readonly ending: CallEnding
  /** Its id in what the world keeps for verifying. */
  readonly seen?: string
  /** JSON as it was sent; empty where there was none, or too much to keep, and until people are hidden in it. */
  body: string
  /** False where it was too large. */
  readonly isBodyKept: boolean
  /** Undefined where it is empty. */
  query: unknown
  readonly bytes: number
  /** The answer that it was held for; `isLate` where that did not come in time. */
  held?: HeldAnswer
  /** What the network of the world added; undefined without a profile, and until the answer has gone. */
  network?: NetworkShare
  /** What was sent; undefined until it is, and where nothing ever was. */
  answer?: SentAnswer
}
