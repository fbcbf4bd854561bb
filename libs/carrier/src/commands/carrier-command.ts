import type { ArgumentsOf, CommandName } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'

/** Changes the draft and returns how many things it touched; throws a `RefusalFault` where it can't. */
export type CarrierCommand<Name extends CommandName> = (
  draft: WorldDraft,
  given: ArgumentsOf<Name>,
  /** Real time, in milliseconds since 1970. */
  realNow: number,
) => number
