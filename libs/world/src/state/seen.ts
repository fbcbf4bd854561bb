import type { Aggregate } from './aggregate'

/** An answer that is not out yet, or that the client did not get as it was meant. */
export type UnsentAnswer = 'waiting' | 'held' | 'cut-off' | 'malformed'

/** A call that reached the world. */
export interface SeenCall {
  readonly operation: string
  readonly audience: string
  /** 0 where a rule sends no answer. */
  readonly status: number
  /** Id of the error, or code of the refusal. */
  readonly error?: string | undefined
  /** Absent where the answer went out whole. */
  readonly sent?: UnsentAnswer | undefined
  /** The rule that holds the answer for another. */
  readonly heldBy?: { readonly scenario: string; readonly rule: string }
  /** Refused before its operation ran. */
  readonly isRefused?: boolean
  readonly isOffContract?: boolean
  /** Names of the expectations whose request it is. */
  readonly meets?: readonly string[]
}

/** What verifying asks about, kept in the world while an armed scenario expects something of it. */
export interface SeenState extends Aggregate {
  readonly call?: SeenCall
  /** Names of what happened to the world, commands of rules included. */
  readonly events?: readonly string[]
}
