import type { CallContext } from '@soe/carrier'
import type { ReplacedOperations } from './simulator-context'

/** A call that has been identified, with the world that it is for. */
export interface WorldCallContext extends CallContext {
  readonly worldId: string
  /** What `judgeHeaders` found. */
  readonly headerProblems: number
}

/** A call as the pipeline takes it: identified, and its request parsed. */
export interface CallInput {
  readonly context: WorldCallContext
  readonly body: unknown
  readonly query: unknown
  /** Real time, in milliseconds since 1970. */
  readonly realNow: number
  readonly operations?: ReplacedOperations | undefined
}
