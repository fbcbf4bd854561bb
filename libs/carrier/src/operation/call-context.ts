import type { Audience } from '@soe/contracts'
import type { Language } from '../language/language'

/** What is known of a call before its operation runs. */
export interface CallContext {
  /** The session that the call came with. */
  readonly sessionId: string | undefined
  readonly audience: Audience
  readonly channel: string
  /** The language that the caller reads. */
  readonly language: Language
  /** Repeated by a retry; names the stored reply. */
  readonly requestId: string | undefined
}
