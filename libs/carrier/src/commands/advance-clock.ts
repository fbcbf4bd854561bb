import { changeClock, parseDuration } from '@soe/world'
import type { CarrierCommand } from './carrier-command'

export const advanceClock: CarrierCommand<'advanceClock'> = (draft, { by }, realNow) => {
  draft.configure({ clock: changeClock(draft.header.clock, { advance: parseDuration(by) }, realNow) })
  return 1
}
