import type { CallContext } from '@soe/carrier'
import type { ReplacedOperations } from './simulator-context'

/** The cookie that a browser's session is known by. */
export const sessionCookie = 'sim-session'

/** A call that has been identified, with the world that it is for. */
export interface WorldCallContext extends CallContext {
  readonly worldId: string
  /** What `judgeHeaders` found. */
  readonly headerProblems: number
  /** The address of the page that calls, as its browser says it. */
  readonly referer?: string | undefined
  /** Undefined if no header identifies the sender. */
  readonly sender?: 'shop' | 'test' | undefined
}

/** A call as the pipeline takes it: identified, and its request parsed. */
export interface CallInput {
  readonly context: WorldCallContext
  readonly body: unknown
  readonly query: unknown
  /** By their names in small letters; none of a call that is only explained. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined
  readonly cookies?: Readonly<Record<string, string | undefined>> | undefined
  /** Real time, in milliseconds since 1970. */
  readonly realNow: number
  readonly operations?: ReplacedOperations | undefined
}
