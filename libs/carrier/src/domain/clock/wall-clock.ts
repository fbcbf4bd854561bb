import { memoize, readInstant } from '@soe/rules'

const second = 1000

/** A format costs more to make than a whole call to answer, and holds memory outside the heap. */
const formatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** What clocks in the zone show at an instant, as the instant at which those in Greenwich show it. */
export const wallClock = (instant: number, timeZone: string): number =>
  readInstant(`${formatOf(timeZone).format(instant).replace(' ', 'T')}Z`) + (instant % second)
