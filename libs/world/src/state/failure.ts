import type { Aggregate } from './aggregate'

/** A failure that QA ordered for the next call of an operation. */
export interface FailureState extends Aggregate {
  readonly on: string
  readonly error?: string
  readonly status?: number
}
