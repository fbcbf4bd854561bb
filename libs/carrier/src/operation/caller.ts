import type { Audience, Language } from '@soe/contracts'
import type { SessionState } from '@soe/world'

export interface Caller {
  readonly session: SessionState
  readonly audience: Audience
  readonly channel: string
}

/** A caller that gets texts. */
export interface Reader extends Caller {
  readonly language: Language
}
