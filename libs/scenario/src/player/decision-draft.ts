import type { ErrorId, OperationKey } from '@soe/contracts'
import type { Period } from '../semantics/next-period'
import type { RuleCounts } from './rule-counts'

/** What a scenario has counted for one owner: matched and fired, two numbers a rule, as far as any was counted. */
export interface Counter {
  readonly id: string
  readonly scenario: string
  readonly counts: RuleCounts
  /** The latest period of each rule with a rate, by its position. */
  readonly periods?: Readonly<Record<string, Period>>
}

/** A failure that was ordered for the next call of an operation. */
export interface OrderedFailure {
  readonly error?: ErrorId
  /** An HTTP status; 0 ends the connection without an answer. */
  readonly status?: number
}

/** What a decision uses of the world. It belongs to one attempt at a call, so a rerun counts and draws afresh. */
export interface DecisionDraft {
  /** Milliseconds since 1970 on the world's clock. */
  readonly now: number
  /** When the scenario was armed, on that clock. */
  armedAt(scenario: string): number
  counterOf(id: string): Counter | undefined
  /** A number in [0, 1) from the world's seed. */
  random(): number
  /** Uses up the failure that was ordered for the operation. */
  takeFailure(operation: OperationKey): OrderedFailure | undefined
}
