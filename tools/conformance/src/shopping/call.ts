import type { Audience, OperationKey } from '@soe/contracts'
import type { Exchange } from '../target/exchange'

/** A call that a shopper made, and what it was for. */
export interface Call {
  readonly key: OperationKey
  readonly audience: Audience
  readonly exchange: Exchange
  /** Part of setting the state up; it does not count as part of a finding. */
  readonly isSetup: boolean
  /** A refusal by the server itself is expected, which needs none of the operation's headers. */
  readonly isHostile: boolean
  /** What was asked for; undefined where someone else made the call. */
  readonly options?: CallOptions
}

export interface CallOptions {
  readonly body?: unknown
  /** Sent instead of a body as JSON. */
  readonly rawBody?: string
  readonly query?: Readonly<Record<string, string>>
  readonly audience?: Audience
  /** Another spelling of the path. */
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Headers to leave out. */
  readonly without?: readonly string[]
  /** Call without cookies, and keep none. */
  readonly anonymous?: boolean
  readonly isHostile?: boolean
}
