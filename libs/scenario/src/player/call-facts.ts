import type { Audience, OperationKey } from '@soe/contracts'

/** The answer of an operation as rules see it. */
export interface OwnAnswer {
  readonly status: number
  readonly error: string | undefined
  readonly body: unknown
}

/** A call as rules see it before it runs. Facts are read lazily: most calls meet no rule that asks for them. */
export interface CallFacts {
  /** What the operation has answered by itself; undefined before it has. */
  readonly answer?: OwnAnswer | undefined
  readonly operation: OperationKey
  readonly audience: Audience
  /** The id of the caller's session; of a caller without one, an anonymous id that a retry of the request shares. */
  readonly callerId: string
  /** The caller has neither a session nor a request id, so no other call is known to be theirs. */
  readonly isAnonymous: boolean
  /** What an earlier attempt at this request was counted for if the session began only afterwards. */
  readonly earlierCallerId: string | undefined
  readonly persona: string
  /** The caller's open cart, if any. */
  readonly cartId: string | undefined
  /** 0 without a cart. */
  readonly cartLines: number
  readonly processStep: string | undefined
  /** The channel that holds the caller's cart, or `none`. */
  readonly lockOwner: string
  /** Names of the headers that are missing or wrong, as the contract has them. */
  readonly wrongHeaders: readonly string[]
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The body, or the query of a call without one. */
  readonly request: unknown
  /** The placeholder id of the cart that a caller has not created yet. */
  futureCartId(callerId: string): string
}
