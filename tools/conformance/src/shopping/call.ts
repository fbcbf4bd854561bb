import type { Audience, OperationKey } from '@soe/contracts'
import type { Exchange } from '../target/exchange'
import type { Expectation } from './expectation'

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
  /** Who called, where several shoppers are on the same data. */
  readonly by?: string
  /** Calls that ran at the same time have the same number. */
  readonly together?: number
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
  /** What it answers is not what the session knows, as in another language. */
  readonly isApart?: boolean
  /** How the call has to end. */
  readonly expect?: Expectation
  readonly together?: number
}
