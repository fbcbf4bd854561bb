import type { Audience } from '@soe/contracts'
import type { SessionState } from '@soe/world'

/** Who calls, and as what. */
export interface Caller {
  readonly session: SessionState
  readonly audience: Audience
  readonly channel: string
}
