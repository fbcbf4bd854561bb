import { changeClock, parseDuration } from '@soe/world'
import type { CarrierCommand } from './carrier-command'

/** What follows in the same call, such as a lock, begins at the new time. */
export const advanceClock: CarrierCommand<'advanceClock'> = (draft, { by }, realNow) => {
  const advance = parseDuration(by)
  draft.configure({ clock: changeClock(draft.header.clock, { advance }, realNow) })
  draft.elapse(advance)
  return 1
}
