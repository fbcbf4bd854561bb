import { durationInMs } from '@soe/contracts'
import { changeClock } from '@soe/world'
import { forgetPastSessions } from '../domain/sessions/keep-session'
import type { CarrierCommand } from './carrier-command'

/** What follows in the same call, such as a lock, begins at the new time. */
export const advanceClock: CarrierCommand<'advanceClock'> = (draft, { by }, realNow) => {
  const advance = durationInMs(by)
  draft.configure({ clock: changeClock(draft.header.clock, { advance }, realNow) })
  draft.elapse(advance)
  forgetPastSessions(draft)
  return 1
}
