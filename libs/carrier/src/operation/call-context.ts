import type { Audience } from '@soe/contracts'

/** What is known of a call before its operation runs. */
export interface CallContext {
  /** The session that the call came with. */
  readonly sessionId: string | undefined
  readonly audience: Audience
  readonly channel: string
  /** Repeated by a retry; names the stored reply. */
  readonly requestId: string | undefined
}
